-- Until now every account of the shop's side could do everything of its side: it keeps that.
update users set shop_roles = array[case a.account_type when 2 then 'manager' else 'supplierAdmin' end]
from (
  select u.company_id, u.id, a.account_type from users u
  join accounts a on a.company_id = u.company_id and a.id = u.account_id
  where a.account_type in (2, 3) and u.shop_roles = '{}'
  limit 500) a
where users.company_id = a.company_id and users.id = a.id
