import { type App, route } from '../../http/route.ts';
import { makeCaptcha } from './captcha.ts';
import { confirmPassword, resetPassword, revisePassword } from './change-password.ts';
import { devOutboxRoutes } from './dev-outbox.routes.ts';
import { editEmail, editMobile } from './edit-reach.ts';
import { logIn } from './log-in.ts';
import { logInBySms } from './log-in-by-sms.ts';
import { logOut } from './log-out.ts';
import { endOwnSessions, listOwnSessions } from './own-sessions.ts';
import { refreshSession } from './refresh.ts';
import { checkAccount } from './check-account.ts';
import { readCodeTo, sendCode } from './codes.ts';
import { registerWays } from './register-ways.ts';

export function authRoutes(app: App): void {
  route(app, '/api/Account/Login', async (ctx, body) => ({ resultData: await logIn(ctx, body) }));
  route(app, '/api/Account/LoginBySms', async (ctx, { data }) => ({
    resultData: await logInBySms(ctx, { ...data, to: readCodeTo(data) }),
  }));
  route(app, '/api/Account/Logout', async (ctx) => {
    await logOut(ctx);
    return { resultData: {} };
  });
  route(app, '/api/Account/Refresh', async (ctx) => ({ resultData: await refreshSession(ctx) }));
  route(app, '/api/Account/GetCaptcha', async (ctx) => ({ resultData: await makeCaptcha(ctx) }));
  route(app, '/api/Account/SendSmsCode', async (ctx, { data: { mobile, ...asked } }) => ({
    resultData: await sendCode(ctx, { to: { mobile }, ...asked }),
  }));
  route(app, '/api/Account/SendMailCode', async (ctx, { data: { email, ...asked } }) => ({
    resultData: await sendCode(ctx, { to: { email }, ...asked }),
  }));
  route(app, '/api/Account/GetRegisterWays', async (ctx) => ({ resultData: await registerWays(ctx) }));
  route(app, '/api/Account/CheckAccount', async (ctx, { data }) => ({
    resultData: await checkAccount(ctx, data.accountNo),
  }));
  route(app, '/api/Account/RevisePwd', async (ctx, { data }) => {
    const { token } = await revisePassword(ctx, data);
    return { resultData: { token } };
  });
  route(app, '/api/Account/ConfirmPwd', async (ctx, { data }) => {
    await confirmPassword(ctx, data.accountPwd);
    return { resultData: {} };
  });
  route(app, '/api/Account/ResetPwd', async (ctx, { data }) => {
    await resetPassword(ctx, { ...data, to: readCodeTo(data) });
    return { resultData: {} };
  });
  route(app, '/api/Account/EditMobile', async (ctx, { data }) => ({ resultData: await editMobile(ctx, data) }));
  route(app, '/api/Account/EditEmail', async (ctx, { data }) => ({ resultData: await editEmail(ctx, data) }));
  route(app, '/api/Account/GetSessions', async (ctx) => ({ resultData: await listOwnSessions(ctx) }));
  route(app, '/api/Account/EndSession', async (ctx, { data }) => ({
    resultData: { ended: await endOwnSessions(ctx, data.sessionId) },
  }));
  devOutboxRoutes(app);
}
