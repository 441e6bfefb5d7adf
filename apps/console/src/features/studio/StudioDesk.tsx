import { lookFaults } from '@jicai/domain/shop/look-form.ts';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { useMay } from '../../app/self.queries.ts';
import { BlockList } from './BlockList.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FaultList } from './FaultList.tsx';
import { type CategoryOption, useCategoryOptions } from '../../parts/use-category-options.ts';
import type { Device } from './devices.ts';
import type { Part } from './part.ts';
import { PartForm } from './PartForm.tsx';
import { Preview } from './Preview.tsx';
import type { Studio } from './studio.queries.ts';
import { StudioHead } from './StudioHead.tsx';
import styles from './StudioDesk.module.css';
import { useDraftLook } from './use-draft-look.ts';
import { VersionList } from './VersionList.tsx';

/** The studio's three columns: parts, preview, and the form of the chosen part. */
export function StudioDesk({
  studio,
  chosen,
  onPart,
  device,
  onDevice,
}: {
  studio: Studio;
  chosen: Part;
  onPart: (part: Part) => void;
  device: Device;
  onDevice: (device: Device) => void;
}) {
  const draft = useDraftLook(studio);
  // A version that was taken back may have fewer blocks.
  const part = typeof chosen === 'number' && chosen >= draft.look.page.modelContent.length ? 'brand' : chosen;
  const mayEdit = useMay()('ops.look.edit');
  const categories = useCategoryOptions();
  const faults = lookFaults(draft.look, categories.length > 0 ? idsOf(categories) : undefined);
  return (
    <>
      <StudioHead
        studio={studio}
        draft={draft}
        faultCount={faults.length}
        mayEdit={mayEdit}
        device={device}
        onDevice={onDevice}
      />
      {draft.conflict && (
        <ConflictDialog userName={draft.conflict.userName} merged={draft.conflict.merged} onChoose={draft.resolve} />
      )}
      <div className={styles.desk}>
        <div className={styles.parts}>
          <BlockList
            look={draft.look}
            part={part}
            faultyBlocks={new Set(faults.map(({ block }) => block))}
            mayEdit={mayEdit}
            onPart={onPart}
            onChange={draft.change}
          />
          <VersionList versions={studio.versions} draft={draft.look} mayEdit={mayEdit} onChanged={draft.reload} />
        </div>
        <Preview previewUrl={studio.previewUrl} changedMs={draft.changedMs} device={device} />
        <div className={styles.form}>
          {!mayEdit && <Notice tone="info">您的角色只能查看，不能修改页面。</Notice>}
          {faults.length > 0 && <FaultList faults={faults} onPart={onPart} />}
          <fieldset className={styles.fields} disabled={!mayEdit}>
            <legend className="sr">编辑</legend>
            <PartForm
              key={`${String(part)} ${draft.mergeCount}`}
              part={part}
              look={draft.look}
              isFixed={!mayEdit}
              onChange={draft.change}
            />
          </fieldset>
        </div>
      </div>
    </>
  );
}

const idsOf = (options: readonly CategoryOption[]): Set<string> =>
  new Set(options.flatMap(({ value, children }) => [value, ...idsOf(children)]));
