-- Why: whoever reads accounts reads them in a list, and of each what the shop knows: sessions, shops, membership and points, and orders, cases and roles for
-- whoever may read those. Points are corrected by hand for a reason the member reads, and somebody is kept from signing in, for a reason kept in the record.

create index profiles_newest on public.profiles (created_at, id);
create index profiles_newest_by_role on public.profiles (role, created_at, id);
create index profiles_newest_by_language on public.profiles (language, created_at, id);
create index profiles_words on public.profiles using gin (full_name extensions.gin_trgm_ops, email extensions.gin_trgm_ops);

create function public.people_found(p_words text) returns setof public.profiles
language plpgsql stable security definer set search_path = '' rows 200 as $$
begin
  perform private.demand('people.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is.
  return query execute 'select * from public.profiles where id in (
    select p.id from public.profiles p where p.full_name ilike $1 or p.email ilike $1 order by p.created_at desc, p.id desc limit 200)'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%';
end
$$;
comment on function public.people_found(text) is
  'The newest 200 accounts whose name or address holds these words, for whoever may read accounts.';

create function private.person_membership(p_person_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'tier', coalesce((select m.tier from public.memberships m where m.person_id = p_person_id), 'lotus'),
    'tier_since', (select m.tier_since from public.memberships m where m.person_id = p_person_id),
    'available', private.points_balance(p_person_id),
    'pending', (select coalesce(sum(e.points), 0) from public.points_entries e where e.person_id = p_person_id and e.status = 'pending'),
    'year', private.points_of_year(p_person_id, private.now()),
    'plans', coalesce((select jsonb_agg(jsonb_build_object('plan', s.plan, 'billing', s.billing, 'status', s.status, 'period_end', s.period_end)
      order by s.plan) from public.plan_subscriptions s where s.person_id = p_person_id and s.status <> 'expired'), '[]'),
    'entries', coalesce((select jsonb_agg(to_jsonb(x) order by x.created_at desc, x.id) from (
      select e.id, e.kind, e.points, e.status, e.note, e.created_at, e.expires_at, o.id as order_id, o.number as order_number
        from public.points_entries e left join public.orders o on o.id = e.order_id
       where e.person_id = p_person_id order by e.created_at desc, e.id limit 20) x), '[]'))
$$;
comment on function private.person_membership(uuid) is 'Where a member stands, their points with the last twenty entries, and the plans that hold.';

create function private.person_account(p_person_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
      'blocked', coalesce(u.banned_until > private.now(), false),
      'factors', (select count(*) from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'),
      'providers', coalesce((select jsonb_agg(distinct i.provider order by i.provider) from auth.identities i where i.user_id = u.id), '[]'),
      'sessions', coalesce((select jsonb_agg(to_jsonb(x) order by x.created_at desc) from (
        select s.created_at, coalesce(s.refreshed_at, s.updated_at) as seen_at, left(s.user_agent, 200) as device, s.aal = 'aal2' as strong
          from auth.sessions s where s.user_id = u.id and (s.not_after is null or s.not_after > private.now())
         order by s.created_at desc limit 10) x), '[]'))
    from auth.users u where u.id = p_person_id
$$;
comment on function private.person_account(uuid) is
  'How somebody signs in, and the last ten devices they are signed in on. Addresses of the network stay out of it.';

create function public.person_sheet(p_person_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('people.read');
  return (
    select jsonb_build_object(
      'account', private.person_account(p.id),
      'membership', private.person_membership(p.id),
      'shops', coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.business_name, 'status', s.application_status, 'role', m.role)
        order by m.created_at) from public.seller_members m join public.sellers s on s.id = m.seller_id where m.person_id = p.id), '[]'),
      'roles', case when private.may('staff.read') then coalesce((select jsonb_agg(m.role order by m.role) from public.staff_members m
        where m.person_id = p.id), '[]') end,
      'orders', case when private.may('orders.read') then jsonb_build_object(
        'count', (select count(*) from (select from public.orders o where o.buyer_id = p.id and o.status not in ('awaiting_payment', 'expired')
          limit 1000) x),
        'spent_minor', (select coalesce(sum(x.total_minor - x.refunded), 0)::bigint from (
          select o.total_minor, coalesce((select sum(r.amount_minor) from public.refunds r
              where r.order_id = o.id and r.status = 'succeeded'), 0) as refunded
            from public.orders o where o.buyer_id = p.id and o.payment_status in ('paid', 'overpaid', 'partially_refunded')
           order by o.created_at desc limit 1000) x),
        'last', coalesce((select jsonb_agg(to_jsonb(x) order by x.created_at desc) from (
          select o.id, o.number, o.status, o.total_minor, o.created_at from public.orders o where o.buyer_id = p.id
           order by o.created_at desc limit 5) x), '[]')) end,
      'cases', case when private.may('cases.read') then coalesce((select jsonb_agg(to_jsonb(x) order by x.created_at desc) from (
          select c.id, c.number, c.kind, c.created_at, c.closed_at from public.orders o join public.order_cases c on c.order_id = o.id
           where o.buyer_id = p.id order by c.created_at desc limit 5) x), '[]') end,
      'reviews', case when private.may('reviews.read') then (select jsonb_build_object('count', count(*), 'rating', avg(x.rating)::float8,
          'hidden', count(*) filter (where x.status <> 'published')) from (
          select r.rating, r.status from public.reviews r where r.author_id = p.id limit 1000) x) end)
      from public.profiles p where p.id = p_person_id);
end
$$;
comment on function public.person_sheet(uuid) is
  'What staff read of an account beside its row; `roles`, `orders`, `cases` and `reviews` are null for whoever may not read those. Counts to a thousand. '
  'Null where there is no such account.';

create function public.correct_points(p_person_id uuid, p_points integer, p_key uuid, p_reason text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  balance integer;
begin
  perform private.demand('people.write');
  perform private.demand_reason(p_reason);
  if p_points is null or p_points = 0 or p_points not between -100000 and 100000 or p_key is null then
    raise exception 'Between one and a hundred thousand points.' using errcode = '22023', hint = 'invalid';
  end if;
  if p_person_id = (select auth.uid()) then raise exception 'Nobody gives points to themselves.' using errcode = 'HT005', hint = 'own_account'; end if;
  if not exists (select from public.profiles p where p.id = p_person_id) then raise exception 'There is no such account.' using errcode = 'PT404'; end if;
  perform private.lock_membership(p_person_id);
  -- The same press a second time changes nothing.
  if exists (select from public.points_entries e where e.idempotency_key = 'adjust:' || p_key) then return private.points_balance(p_person_id); end if;
  balance := private.points_balance(p_person_id);
  if balance + p_points < 0 and p_points < 0 then
    raise exception 'There are % points.', balance using errcode = 'HT005', hint = 'too_few_points';
  end if;
  perform private.book_points(p_person_id, 'adjust', p_points, 'adjust:' || p_key, private.now(), why => left(btrim(p_reason), 200));
  perform private.log_activity('people.correct_points', p_person_id::text, jsonb_build_object('points', jsonb_build_array(balance, balance + p_points)),
    p_reason);
  return private.points_balance(p_person_id);
end
$$;
comment on function public.correct_points(uuid,integer,uuid,text) is
  'Gives points to a member or takes them, for a reason; once for each key. They count for no tier, and the books know of points only when they pay for '
  'something. Answers the balance. HT005 own_account, too_few_points.';

create function private.person_to_block(p_person_id uuid, p_reason text) returns auth.users
language plpgsql security definer set search_path = '' as $$
declare
  person auth.users;
begin
  perform private.demand_reason(p_reason);
  select * into person from auth.users u where u.id = p_person_id for update;
  if not found then raise exception 'There is no such account.' using errcode = 'PT404'; end if;
  if person.id = (select auth.uid()) then raise exception 'Nobody blocks themselves.' using errcode = 'HT005', hint = 'own_account'; end if;
  if exists (select from public.staff_members m where m.person_id = person.id) then
    raise exception 'Take the roles of staff first.' using errcode = 'HT005', hint = 'is_staff';
  end if;
  return person;
end
$$;
comment on function private.person_to_block(uuid,text) is
  'The account, locked, for whoever blocks it or lets it in again; not their own, and none of staff.';

create function public.block_person(p_person_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person auth.users;
begin
  perform private.demand('people.write');
  person := private.person_to_block(p_person_id, p_reason);
  if person.banned_until > private.now() then raise exception 'It is blocked.' using errcode = 'HT005', hint = 'already_decided'; end if;
  -- A hundred years, as the interface of the auth service has it for good.
  update auth.users set banned_until = private.now() + interval '100 years' where id = person.id;
  delete from auth.sessions where user_id = person.id;
  perform private.log_activity('people.block', person.id::text, jsonb_build_object('blocked', jsonb_build_array(false, true)), p_reason);
  insert into private.outbox (topic, key, payload) values ('person.blocked', person.id || ':' || pg_current_xact_id(),
    jsonb_build_object('person_id', person.id, 'blocked', true, 'reason', left(btrim(p_reason), 1000)));
end
$$;
comment on function public.block_person(uuid,text) is
  'Keeps somebody from signing in and signs them out everywhere, for a reason they get by letter. Orders, shops and points stay as they are. HT005 '
  'already_decided, own_account, is_staff.';

create function public.unblock_person(p_person_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person auth.users;
begin
  perform private.demand('people.write');
  person := private.person_to_block(p_person_id, p_reason);
  if person.banned_until is null or person.banned_until <= private.now() then
    raise exception 'It is not blocked.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  update auth.users set banned_until = null where id = person.id;
  perform private.log_activity('people.unblock', person.id::text, jsonb_build_object('blocked', jsonb_build_array(true, false)), p_reason);
  insert into private.outbox (topic, key, payload) values ('person.blocked', person.id || ':' || pg_current_xact_id(),
    jsonb_build_object('person_id', person.id, 'blocked', false, 'reason', left(btrim(p_reason), 1000)));
end
$$;
comment on function public.unblock_person(uuid,text) is
  'Lets somebody sign in again, for a reason they get by letter. HT005 already_decided, own_account, is_staff.';

revoke execute on function public.people_found(text), public.person_sheet(uuid), public.correct_points(uuid, integer, uuid, text),
  public.block_person(uuid, text), public.unblock_person(uuid, text) from public, anon;
grant execute on function public.people_found(text), public.person_sheet(uuid), public.correct_points(uuid, integer, uuid, text),
  public.block_person(uuid, text), public.unblock_person(uuid, text) to authenticated;
revoke execute on function private.person_membership(uuid), private.person_account(uuid), private.person_to_block(uuid, text) from public;
