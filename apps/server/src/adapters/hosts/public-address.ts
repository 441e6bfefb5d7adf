import { BlockList, isIPv4 } from 'node:net';

/** What no address on the internet is: of this machine, of a network behind a router, of many at once, or set aside. */
const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits);
// Of IPv6 only 2000::/3 is given out; in it stand ways around to IPv4.
const outer6 = new BlockList();
outer6.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
tunnels.addSubnet('2001::', 32, 'ipv6');
tunnels.addSubnet('2002::', 16, 'ipv6');

/** Whether a call to this address leaves for the internet; nobody may make the server call what stands beside it. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !inner.check(address) : outer6.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
