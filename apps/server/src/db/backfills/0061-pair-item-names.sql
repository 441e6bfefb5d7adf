-- Parts of names find goods by the pairs of characters in them; those that stand already get theirs.
insert into item_names (company_id, item_id, pairs)
select i.company_id, i.id, array(
  select distinct substr(lower(i.name), at, 2) from generate_series(1, length(i.name) - 1) at)
from items i
where not exists (select 1 from item_names n where n.company_id = i.company_id and n.item_id = i.id)
limit 500
on conflict do nothing
