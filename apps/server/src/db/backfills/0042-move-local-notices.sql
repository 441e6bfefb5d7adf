-- What the demo's channel and courier service still had to tell stood among the shop's own effects: it moves to their store.
with moved as (
  update outbox set done_at = now(), leased_until = null where (company_id, id) in (
    select company_id, id from outbox
    where kind in ('localChannel.notify', 'localTracking.tell') and done_at is null
      and (leased_until is null or leased_until <= now())
    limit 500 for update skip locked)
  returning company_id, id, kind, payload, due_at, created_at)
insert into local_notices (company_id, id, kind, subject, due_at, created_at)
select company_id, id,
  case kind when 'localChannel.notify' then 'payment' else 'track' end,
  case kind when 'localChannel.notify' then payload->>'payNo' else (payload->>'logisticsCode') || ':' || (payload->>'logisticsNo') end,
  due_at, created_at
from moved
