-- Orders that waited to be shipped before their waiting was timed: they wait since they were paid, or ordered on account.
update orders set awaiting_shipment_at = coalesce(paid_at, created_at) where (company_id, id) in (
  select company_id, id from orders where state in (30, 35) and awaiting_shipment_at is null limit 500)
