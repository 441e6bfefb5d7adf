import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may take its time to load what a page brings later; this ends only what has failed.
configure({ asyncUtilTimeout: 30_000 });

// What a page still has to draw would be drawn where there is no window any more.
afterEach(cleanup);
