import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { SmartLink } from '../SmartLink.tsx';
import { useTemplate } from '../template.ts';
import styles from './Footer.module.css';

/** Copyright, agreement, licence, ICP and public-security records. */
export function Legal() {
  const bottom = useTemplate((template) => template.tempData?.bottomContent);
  if (!bottom) return null;
  return (
    <p className={styles.legal}>
      <span>
        {bottom.copyright}
        <Link to={paths.agreement}>隐私协议</Link>
        {bottom.licenseText && <SmartLink url={bottom.licenseUrl}>{bottom.licenseText}</SmartLink>}
      </span>
      <span>
        {bottom.icpNo && <SmartLink url={bottom.icpUrl}>{bottom.icpNo}</SmartLink>}
        {bottom.policeNo && <SmartLink url={bottom.policeUrl}>{bottom.policeNo}</SmartLink>}
      </span>
    </p>
  );
}
