-- Cases belong to what the shop knows of a person, and leave with them: the amounts and states stay for the books, the words, the name and the pictures do not.

/* What was declared and asked for stays as it was, until its person leaves. */
create or replace function private.guard_case() returns trigger
language plpgsql set search_path = '' as $$
begin
  if coalesce(current_setting('app.forgetting', true), '') <> new.order_id::text
     and (old.number, old.order_id, old.kind, old.wish, old.reason, old.words, old.declaration, old.created_at)
         is distinct from (new.number, new.order_id, new.kind, new.wish, new.reason, new.words, new.declaration, new.created_at) then
    raise exception 'What a case was opened with does not change.' using errcode = 'HT002';
  end if;
  return new;
end
$$;

/* An order that lost its buyer keeps nothing the buyer wrote in its cases; a job takes the files of pictures that belong to nothing away. */
create function private.forget_cases() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('app.forgetting', new.id::text, true);
  update public.order_cases c set words = '', declaration = c.declaration - array['name', 'email'] where c.order_id = new.id;
  perform set_config('app.forgetting', '', true);
  update public.order_case_events e set words = '', actor_id = null from public.order_cases c where c.id = e.case_id and c.order_id = new.id and e.actor_role = 'buyer';
  delete from public.order_case_pictures p using public.order_case_events e, public.order_cases c
   where e.id = p.event_id and c.id = p.case_id and c.order_id = new.id and e.actor_role = 'buyer';
  return null;
end
$$;
create trigger orders_forget_cases after update of buyer_id on public.orders for each row
  when (old.buyer_id is not null and new.buyer_id is null) execute function private.forget_cases();
revoke execute on function private.forget_cases() from public;

create or replace function private.everything_about(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  everything jsonb;
  place record;
  rows jsonb;
begin
  select jsonb_build_object('account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
      'said_at_sign_up', u.raw_user_meta_data,
      'identities', (select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'email', i.email, 'created_at', i.created_at, 'last_sign_in_at', i.last_sign_in_at)), '[]')
                       from auth.identities i where i.user_id = u.id),
      'second_factors', (select coalesce(jsonb_agg(jsonb_build_object('name', f.friendly_name, 'type', f.factor_type, 'status', f.status, 'created_at', f.created_at)), '[]')
                           from auth.mfa_factors f where f.user_id = u.id),
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from private.list_sessions(u.id) s),
      'history', (select coalesce(jsonb_agg(jsonb_build_object('action', a.payload ->> 'action', 'at', a.created_at, 'ip_address', a.ip_address) order by a.created_at), '[]')
                    from auth.audit_log_entries a where a.payload ->> 'actor_id' = u.id::text)))
    into everything from auth.users u where u.id = person;
  if everything is null then return null; end if;

  for place in
    select c.conrelid::regclass as name, t.relname, string_agg(format('t.%I = $1', a.attname), ' or ' order by a.attname) as mine
      from pg_catalog.pg_constraint c
      join pg_catalog.pg_class t on t.oid = c.conrelid
      join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass) and t.relnamespace = 'public'::regnamespace
       and t.relname <> 'data_exports' and a.attname <> 'decided_by'
     group by c.conrelid, t.relname order by t.relname
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t)), ''[]'') from %s t where %s', place.name, place.mine) into rows using person;
    everything := everything || jsonb_build_object(place.relname, private.without_secrets(rows));
  end loop;

  return everything || jsonb_build_object(
    'cart_lines', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from public.cart_lines l join public.carts c on c.id = l.cart_id where c.owner_id = person),
    'order_lines', (select coalesce(jsonb_agg(to_jsonb(l) order by l.order_id, l.position), '[]') from public.order_lines l join public.orders o on o.id = l.order_id where o.buyer_id = person),
    'order_events', (select coalesce(jsonb_agg(jsonb_build_object('order_id', e.order_id, 'type', e.type, 'reason', e.reason, 'created_at', e.created_at) order by e.id), '[]')
                       from public.order_events e join public.order_groups g on g.id = e.order_group_id where g.buyer_id = person),
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('order_group_id', p.order_group_id, 'method', p.method, 'status', p.status, 'amount_minor', p.amount_minor,
                          'refunded_minor', p.refunded_minor, 'currency', p.currency, 'created_at', p.created_at)), '[]')
                   from public.payments p join public.order_groups g on g.id = p.order_group_id where g.buyer_id = person),
    'order_cases', (select coalesce(jsonb_agg(to_jsonb(c) - array['key', 'commission_minor'] order by c.created_at), '[]') from public.order_cases c join public.orders o on o.id = c.order_id
                     where o.buyer_id = person),
    'order_case_events', (select coalesce(jsonb_agg(jsonb_build_object('case_id', e.case_id, 'type', e.type, 'by', e.actor_role, 'words', e.words, 'created_at', e.created_at) order by e.id), '[]')
                            from public.order_case_events e join public.order_cases c on c.id = e.case_id join public.orders o on o.id = c.order_id where o.buyer_id = person),
    'shipments', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.shipments s join public.orders o on o.id = s.order_id where o.buyer_id = person),
    'sellers', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.sellers s join public.seller_members m on m.seller_id = s.id where m.person_id = person),
    'seller_contacts', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.seller_contacts s join public.seller_members m on m.seller_id = s.seller_id where m.person_id = person));
end
$$;
