import { dataScopes } from '@jicai/domain/people/permissions.ts';
import type { Role } from '@jicai/contract/people/roles.ts';
import type { User } from '@jicai/contract/people/users.ts';
import { callApi } from './api.ts';
import { command } from './scene.ts';
import { tokenOf } from './sign-in.ts';

/** Gives an account of the demo enterprise a role of its own with these functions, instead of those it holds, until it is given back. */
export async function lendRole(accountNo: string, functionIds: readonly string[]) {
  const token = await tokenOf('admin');
  const userOf = async (): Promise<User> => {
    const { resultData } = await callApi('/api/CustUser/GetPage', { searchKey: accountNo }, { token });
    const user = (resultData as User[]).find((one) => one.accountNo === accountNo);
    if (!user) throw new Error(`no account ${accountNo}`);
    return user;
  };
  const hold = async (roleIds: readonly string[]) => {
    const { userId, version } = await userOf();
    await command('/api/CustUser/SetRole', { userId, version, roleIds }, token);
  };
  const before = (await userOf()).roles.map(({ roleId }) => roleId);
  const role = { roleName: `借用${Date.now() % 1e8}`, dataScope: dataScopes.own, functionIds };
  const { roleId } = await command<Role>('/api/CustRole/Add', role, token);
  await hold([roleId]);
  return {
    setFunctions: async (next: readonly string[]) => {
      const { resultData } = await callApi('/api/CustRole/GetModel', { data: { roleId } }, { token });
      const { version } = resultData as Role;
      await command('/api/CustRole/SetFunction', { roleId, functionIds: next, version }, token);
    },
    giveBack: () => hold(before),
  };
}
