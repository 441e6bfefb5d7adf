-- Enterprises that were there before may set up their single sign-on (docs/domain/sign-on.md): their administrators get the function.
update roles set permissions = array_append(permissions, 'signOn.edit'), function_ids = array_append(function_ids, '318')
where (company_id, id) in (
  select company_id, id from roles where built_in = 'admin' and not 'signOn.edit' = any(permissions) limit 500)
