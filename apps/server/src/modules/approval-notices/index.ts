export { deliverApprovalNotice } from './deliver-notice.ts';
