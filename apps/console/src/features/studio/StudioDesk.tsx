import { lookFaults } from '@jicai/domain/shop/look-form.ts';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { BlockList } from './BlockList.tsx';
import { FaultList } from './FaultList.tsx';
import type { Part } from './part.ts';
import { PartForm } from './PartForm.tsx';
import { Preview } from './Preview.tsx';
import type { Studio } from './studio.queries.ts';
import { StudioHead } from './StudioHead.tsx';
import styles from './StudioDesk.module.css';
import { useDraftLook } from './use-draft-look.ts';
import { VersionList } from './VersionList.tsx';

/** The studio's three columns: parts, preview, and the form of the chosen part. */
export function StudioDesk({ studio }: { studio: Studio }) {
  const draft = useDraftLook(studio);
  const [part, setPart] = useState<Part>('brand');
  const mayEdit = useMay()('ops.look.edit');
  const faults = lookFaults(draft.look);
  return (
    <>
      <StudioHead studio={studio} draft={draft} faultCount={faults.length} mayEdit={mayEdit} />
      <div className={styles.desk}>
        <div className={styles.parts}>
          <BlockList
            look={draft.look}
            part={part}
            faultyBlocks={new Set(faults.map(({ block }) => block))}
            mayEdit={mayEdit}
            onPart={setPart}
            onChange={draft.change}
          />
          <VersionList versions={studio.versions} mayEdit={mayEdit} onRestored={draft.reload} />
        </div>
        <Preview previewUrl={studio.previewUrl} changedMs={draft.changedMs} />
        <div className={styles.form}>
          {faults.length > 0 && <FaultList faults={faults} onPart={setPart} />}
          <fieldset className={styles.fields} disabled={!mayEdit}>
            <legend className="sr">编辑</legend>
            <PartForm key={String(part)} part={part} look={draft.look} onChange={draft.change} />
          </fieldset>
        </div>
      </div>
    </>
  );
}
