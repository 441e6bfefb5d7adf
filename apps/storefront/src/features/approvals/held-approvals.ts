import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Fault, Refusal } from '@jicai/web/call/faults.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useSession } from '@jicai/web/session/session.ts';
import { create } from 'zustand';
import { refreshOrders } from '../orders/index.ts';
import { refreshApprovals } from './approvals.queries.ts';
import { sendDecision } from './send-decision.ts';

/** How long a yes can be taken back. */
export const holdMs = 5000;

/** A yes that was given and is not answered yet; `requestId` makes it one, however often it is sent (ADR 85). */
export interface HeldApproval {
  requestId: string;
  userId: string;
  auditId: string;
  auditTaskId: string;
  version: number;
  /** For whoever reads what is on its way: ¥1,200.00 · 陈思远. */
  words: string;
  /** Unix ms. */
  heldAt: number;
}

/** The one that can still be taken back in this tab. */
export const useHeldApproval = create<{ held: HeldApproval | undefined }>(() => ({ held: undefined }));

const key = 'heldApprovals';
let timer: number | undefined;
const onTheWay = new Set<string>();

function readKept(): HeldApproval[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as HeldApproval[];
  } catch {
    return [];
  }
}

function keep(change: (kept: HeldApproval[]) => HeldApproval[]): boolean {
  try {
    const next = change(readKept());
    if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

const forget = ({ requestId }: HeldApproval) => keep((kept) => kept.filter((one) => one.requestId !== requestId));

/** Keeps a yes where a closed page does not lose it, and sends it when its time is over; at once where nothing can be kept. */
export function holdApproval(given: Pick<HeldApproval, 'auditId' | 'auditTaskId' | 'version' | 'words'>): void {
  void sendHeld();
  const held = {
    ...given,
    requestId: newRequestId(),
    userId: useSession.getState().userId,
    heldAt: Date.now(),
  };
  useHeldApproval.setState({ held });
  if (keep((kept) => [...kept, held])) timer = window.setTimeout(() => void sendHeld(), holdMs);
  else void sendHeld();
}

/** Takes back what is held; undefined where it is on its way already. */
export function takeBack(): HeldApproval | undefined {
  const { held } = useHeldApproval.getState();
  if (!held) return undefined;
  window.clearTimeout(timer);
  forget(held);
  useHeldApproval.setState({ held: undefined });
  return held;
}

/** Sends what is held now: its time is over, the page is left, or the next is held. */
export async function sendHeld(isLeaving = false): Promise<void> {
  const { held } = useHeldApproval.getState();
  if (!held) return;
  window.clearTimeout(timer);
  useHeldApproval.setState({ held: undefined });
  await send(held, isLeaving);
}

/** Sends again what an earlier page, or a broken line, has left unanswered; what another tab still holds is its own. */
export async function sendLeftOver(): Promise<void> {
  const { userId } = useSession.getState();
  const own = useHeldApproval.getState().held?.requestId;
  const old = Date.now() - holdMs - 1000;
  const left = readKept().filter((one) => one.userId === userId && one.requestId !== own && one.heldAt < old);
  for (const held of left) await send(held);
}

async function send(held: HeldApproval, isLeaving = false): Promise<void> {
  const { requestId, auditTaskId, version } = held;
  if (onTheWay.has(requestId)) return;
  onTheWay.add(requestId);
  try {
    const text = await sendDecision({ verb: 'Approve', auditTaskId, version, comment: '' }, requestId, isLeaving);
    forget(held);
    toast.ok(text);
  } catch (error) {
    if (error instanceof Refusal && error.code !== errorCodes.signedOut) {
      forget(held);
      toast.error(`${held.words} 没有同意：${error.message}`);
    } else if (!(error instanceof Refusal) && !(error instanceof Fault)) throw error;
  } finally {
    onTheWay.delete(requestId);
    void refreshApprovals();
    void refreshOrders();
  }
}
