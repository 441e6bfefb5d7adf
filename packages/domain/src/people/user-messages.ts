import type { MessageText } from '../shop/messages.ts';

/** What a user is told when somebody else changes how he signs in or what he may do: the texts follow who did it. */
export const userMessages = {
  mobile: { kind: 'account', title: '登录手机号已更换', text: '将您的登录手机号更换为 {mobile}。' },
  password: { kind: 'account', title: '登录密码已重置', text: '重置了您的登录密码，请使用新的初始密码登录并修改。' },
  roles: { kind: 'account', title: '角色已调整', text: '调整了您的角色，可用的功能随之变化。' },
} as const satisfies Record<string, MessageText>;
export type UserMessage = keyof typeof userMessages;
