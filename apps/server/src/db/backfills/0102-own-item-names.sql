-- A name is found within a category, a brand and a supplier by tokens beside its pairs; names that stand already get theirs.
update item_names n set has_owners = true, pairs = array(select pair from unnest(n.pairs) pair where char_length(pair) <= 2)
  || item_owner_tokens(p.category_id, p.brand_id, i.supplier_id)
from items i join products p on p.company_id = i.company_id and p.id = i.product_id
where n.company_id = i.company_id and n.item_id = i.id and (n.company_id, n.item_id) in (
  select company_id, item_id from item_names where not has_owners limit 500 for update skip locked)
