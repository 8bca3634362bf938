-- What people may do with their account besides signing in: see and end its sessions, take everything the shop knows about them along, and leave.

/*
 * The custom access token hook: whoever has a second factor and has not used it yet in this session is a stranger to everything but the auth service, which
 * asks for the code. https://supabase.com/docs/guides/auth/auth-hooks/custom-access-token-hook
 */
create function private.require_second_factor(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if event #>> '{claims,aal}' = 'aal1'
     and exists (select 1 from auth.mfa_factors f where f.user_id = (event ->> 'user_id')::uuid and f.status = 'verified') then
    event := jsonb_set(event, '{claims,role}', '"anon"');
  end if;
  return jsonb_build_object('claims', event -> 'claims');
end
$$;
revoke execute on function private.require_second_factor(jsonb) from public, service_role;
grant usage on schema private to supabase_auth_admin;
grant execute on function private.require_second_factor(jsonb) to supabase_auth_admin;

/* The devices a person is signed in on, the last used first. */
create function private.list_sessions(person uuid)
returns table (id uuid, created_at timestamptz, used_at timestamptz, user_agent text, ip text, has_second_factor boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, greatest(s.refreshed_at, s.updated_at, s.created_at), coalesce(s.user_agent, ''), coalesce(host(s.ip), ''),
    coalesce(s.aal::text, 'aal1') <> 'aal1'
    from auth.sessions s
   where s.user_id = person and (s.not_after is null or s.not_after > private.now())
   order by 3 desc
   limit 100
$$;

/* Signs one device of a person out. Returns whether there was such a session. */
create function private.end_session(person uuid, wanted uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions s where s.id = wanted and s.user_id = person;
  return found;
end
$$;

create table public.data_exports (
  id         uuid primary key default gen_random_uuid(),
  owner_id   uuid not null references auth.users on delete cascade,
  status     text not null default 'waiting' check (status in ('waiting', 'ready', 'failed')),
  content    text,
  bytes      integer not null default 0 check (bytes >= 0),
  created_at timestamptz not null default now(),
  ready_at   timestamptz,
  expires_at timestamptz not null default now() + interval '2 days'
);
comment on table public.data_exports is
  'Copies of everything the shop knows about a person, asked for by that person. `content` is JSON, handed out by a signed link only; a job removes the row '
  'after expires_at.';
create index data_exports_owner on public.data_exports (owner_id, created_at desc);
create unique index data_exports_one_waiting on public.data_exports (owner_id) where status = 'waiting';
create index data_exports_due on public.data_exports (expires_at);
alter table public.data_exports enable row level security;
create policy "people read their exports" on public.data_exports for select to authenticated using (owner_id = (select auth.uid()));
grant select (id, owner_id, status, bytes, created_at, ready_at, expires_at) on public.data_exports to authenticated;
grant select, insert, update, delete on public.data_exports to service_role;

/*
 * Everything the shop knows about a person, as one JSON object: the account without its secrets, every row of every table that refers to the person (new
 * tables come by themselves), and what hangs below orders, with the bank account they named for money that goes back; the commission of a maker is not
 * theirs. Keys are the names of tables.
 */
create function private.everything_about(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  everything jsonb;
  place record;
  rows jsonb;
begin
  select jsonb_build_object('account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at',
        u.last_sign_in_at,
      'said_at_sign_up', u.raw_user_meta_data,
      'identities', (select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'email', i.email, 'created_at', i.created_at, 'last_sign_in_at',
        i.last_sign_in_at)), '[]')
                       from auth.identities i where i.user_id = u.id),
      'second_factors', (select coalesce(jsonb_agg(jsonb_build_object('name', f.friendly_name, 'type', f.factor_type, 'status', f.status, 'created_at',
        f.created_at)), '[]')
                           from auth.mfa_factors f where f.user_id = u.id),
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from private.list_sessions(u.id) s),
      'history', (select coalesce(jsonb_agg(jsonb_build_object('action', a.payload ->> 'action', 'at', a.created_at, 'ip_address', a.ip_address)
        order by a.created_at), '[]')
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
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - array[''commission_rate_ppm'', ''commission_minor'', ''commission_vat_minor'']), ''[]'') from %s '
      't where %s', place.name, place.mine) into rows using person;
    everything := everything || jsonb_build_object(place.relname, private.without_secrets(rows));
  end loop;

  return everything || jsonb_build_object(
    'cart_lines', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from public.cart_lines l join public.carts c on c.id = l.cart_id where c.owner_id = person),
    'order_lines', (select coalesce(jsonb_agg(to_jsonb(l) order by l.order_id, l.position), '[]') from public.order_lines l
      join public.orders o on o.id = l.order_id where o.buyer_id = person),
    'order_events', (select coalesce(jsonb_agg(jsonb_build_object('order_id', e.order_id, 'type', e.type, 'reason', e.reason, 'created_at', e.created_at)
      order by e.id), '[]')
                       from public.order_events e join public.order_groups g on g.id = e.order_group_id where g.buyer_id = person),
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('order_group_id', p.order_group_id, 'method', p.method, 'status', p.status, 'amount_minor',
      p.amount_minor,
                          'refunded_minor', p.refunded_minor, 'currency', p.currency, 'created_at', p.created_at)), '[]')
                   from public.payments p join public.order_groups g on g.id = p.order_group_id where g.buyer_id = person),
    'refund_accounts', (select coalesce(jsonb_agg(to_jsonb(a) order by a.given_at), '[]') from private.refund_accounts a
      join public.order_groups g on g.id = a.order_group_id where g.buyer_id = person),
    'order_cases', (select coalesce(jsonb_agg(to_jsonb(c) - array['key', 'commission_minor'] order by c.created_at), '[]') from public.order_cases c
      join public.orders o on o.id = c.order_id
                     where o.buyer_id = person),
    'order_case_events', (select coalesce(jsonb_agg(jsonb_build_object('case_id', e.case_id, 'type', e.type, 'by', e.actor_role, 'words', e.words,
      'created_at', e.created_at) order by e.id), '[]')
                            from public.order_case_events e join public.order_cases c on c.id = e.case_id join public.orders o on o.id = c.order_id
                              where o.buyer_id = person),
    'shipments', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.shipments s join public.orders o on o.id = s.order_id where o.buyer_id = person),
    'sellers', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.sellers s join public.seller_members m on m.seller_id = s.id
      where m.person_id = person),
    'seller_contacts', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.seller_contacts s join public.seller_members m on m.seller_id = s.seller_id
      where m.person_id = person));
end
$$;

/* Rows without what opens something: hashes of tokens and search vectors say nothing about a person. */
create function private.without_secrets(rows jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(r - array['token_hash', 'email_hash', 'quote_hash', 'secret', 'content_hash', 'search', 'search_vector', 'idempotency_key',
    'provider_reference']), '[]')
    from jsonb_array_elements(rows) r
$$;

/*
 * Why an account has to stay for now: `{"reason": "admin" | "selling" | "open_orders" | "open_cases" | "open_refunds", "names": […]}`; null when it may go.
 * An order is open until it is delivered or cancelled: until then somebody owes the buyer a parcel. Whoever is owed an answer keeps the account it goes to.
 */
create function private.why_account_stays(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with reasons as (
    select 1 as weight, 'admin' as reason, '[]'::jsonb as names from public.profiles p where p.id = person and p.role = 'admin'
    union all
    select 2, 'selling', jsonb_agg(s.business_name order by s.business_name) from public.sellers s join public.seller_members m on m.seller_id = s.id
     where m.person_id = person and (s.application_status = 'approved' or exists (select 1 from public.orders o where o.seller_id = s.id
             and o.status in ('placed', 'accepted', 'in_production', 'partially_shipped', 'shipped', 'partially_delivered'))) having count(*) > 0
    union all
    select 3, 'open_orders', jsonb_agg(o.number order by o.number) from public.orders o
     where o.buyer_id = person and o.status in ('awaiting_payment', 'placed', 'accepted', 'in_production', 'partially_shipped', 'shipped',
       'partially_delivered') having count(*) > 0
    union all
    select 4, 'open_cases', jsonb_agg(c.number order by c.number) from public.order_cases c join public.orders o on o.id = c.order_id
     where o.buyer_id = person and c.closed_at is null having count(*) > 0
    union all
    select 5, 'open_refunds', jsonb_agg(distinct o.number) from public.refunds r join public.orders o on o.id = r.order_id
     where o.buyer_id = person and r.status in ('requested', 'processing', 'manual_required') having count(*) > 0)
  select jsonb_build_object('reason', reason, 'names', names) from reasons order by weight limit 1
$$;

/*
 * Removes an account for good, unless something stands against it (the answer of why_account_stays; null when it is gone). Orders, payments and invoices are
 * kept as the Accounting Act B.E. 2543 and the Revenue Code want them, without anything that says who bought. Words go along: the other side of a
 * conversation keeps that something was said, not what.
 */
create function private.delete_account(person uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  against jsonb;
begin
  perform 1 from auth.users u where u.id = person for update;
  if not found then return null; end if;
  against := private.why_account_stays(person);
  if against is not null then return against; end if;

  update public.order_lines l set personalization = '' from public.orders o where o.id = l.order_id and o.buyer_id = person and l.personalization <> '';
  update public.order_events e set actor_id = null, reason = case when e.actor_role = 'buyer' then '' else e.reason end
    from public.order_groups g where g.id = e.order_group_id and g.buyer_id = person;
  update public.orders o set customer = '', shipping_address = private.without_person(o.shipping_address), gift_message = '',
    tax_buyer = null where o.buyer_id = person;
  update public.promotion_usages p set email_hash = null where p.person_id = person;
  update public.order_groups g set email = 'deleted-' || gen_random_uuid() || '@deleted.invalid', phone = '',
    shipping_address = private.without_person(g.shipping_address),
         token_hash = sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
   where g.buyer_id = person;
  delete from public.message_translations t using public.messages m where m.id = t.message_id and m.sender_id = person;
  update public.messages m set content = null, content_json = null, attachments = '[]', product_id = null, deleted_at = coalesce(m.deleted_at, private.now())
   where m.sender_id = person;
  delete from private.sealed_messages s where s.sender_id = person;
  delete from auth.audit_log_entries a where a.payload ->> 'actor_id' = person::text;
  delete from auth.users u where u.id = person;
  return null;
end
$$;

/* Where a parcel went as far as taxes and statistics need it: country, province and the district's postcode. */
create function private.without_person(address jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('country', coalesce(address -> 'country', '""'), 'province', coalesce(address -> 'province', '""'), 'postcode',
    coalesce(address -> 'postcode', '""'))
$$;
revoke execute on function private.list_sessions(uuid), private.end_session(uuid, uuid), private.everything_about(uuid), private.without_secrets(jsonb),
  private.why_account_stays(uuid), private.delete_account(uuid), private.without_person(jsonb) from public;
grant execute on function private.list_sessions(uuid), private.end_session(uuid, uuid), private.everything_about(uuid),
  private.why_account_stays(uuid), private.delete_account(uuid) to service_role;
