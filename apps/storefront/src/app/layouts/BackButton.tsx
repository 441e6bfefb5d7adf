import { IconChevronLeft } from '@jicai/ui/icons/icons.tsx';
import { useNavigate } from 'react-router';

/** Phones: one step back in the shop; to `otherwise` where the visit began on this page. */
export function BackButton({ otherwise, className }: { otherwise: string; className?: string | undefined }) {
  const navigate = useNavigate();
  const goBack = () => {
    // The router numbers the entries of the shop from nought.
    const isFirst = !(window.history.state as { idx?: number } | null)?.idx;
    void (isFirst ? navigate(otherwise, { replace: true }) : navigate(-1));
  };
  return (
    <button type="button" className={className} aria-label="返回" onClick={goBack}>
      <IconChevronLeft size={24} />
    </button>
  );
}
