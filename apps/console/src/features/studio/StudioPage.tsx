import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Device } from './devices.ts';
import type { Part } from './part.ts';
import { studioQuery } from './studio.queries.ts';
import { StudioDesk } from './StudioDesk.tsx';

/** /studio: how the shop looks, edited as a draft beside a preview, published as a version. Read anew, it begins anew. */
export function StudioPage() {
  const query = useQuery(studioQuery());
  // A publication reads all of it anew; whoever published goes on where he was.
  const [part, setPart] = useState<Part>('brand');
  const isPhone = useIsPhone();
  const [device, setDevice] = useState<Device>(isPhone ? 'phone' : 'desktop');
  return (
    <QueryState query={query} skeleton={<LoadingBlock height={640} />}>
      {(studio) => (
        <StudioDesk
          key={query.dataUpdatedAt}
          studio={studio}
          chosen={part}
          onPart={setPart}
          device={device}
          onDevice={setDevice}
        />
      )}
    </QueryState>
  );
}
