/** The password as it goes over the wire: MD5 in upper-case hex (spec section 5). The library comes with the first password only. */
export async function hashPassword(password: string): Promise<string> {
  const { md5 } = await import('js-md5');
  return md5(password).toUpperCase();
}
