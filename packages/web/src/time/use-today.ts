import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { useState } from 'react';

/** "YYYY-MM-DD" in Shanghai when the page opened. */
export const useToday = (): string => useState(() => shanghaiDay(new Date()))[0];
