export { followCategory } from './follow-category.ts';
export { getTemplate } from './tenancy.service.ts';
export { beginLook, endLook } from './publish-look.ts';
export { lookAtHost } from './hosts/check-host.ts';
export { shopSite } from './shop-site.ts';
export { listHosts } from './hosts/list-hosts.ts';
