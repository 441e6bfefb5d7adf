-- Occasions that were planned before timers had their key: the first of each gets it.
update timers set is_once = true where (company_id, id) in (
  select t.company_id, min(t.id) from timers t
  where t.kind in ('audit.invariants', 'search.hotWords', 'statement.month', 'statement.day')
    and not exists (
      select 1 from timers k where k.is_once and k.company_id = t.company_id and k.kind = t.kind and k.subject = t.subject)
  group by t.company_id, t.kind, t.subject
  limit 1000)
