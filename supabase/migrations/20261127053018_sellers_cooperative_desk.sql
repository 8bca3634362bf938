-- What a cooperative does with its members at the desk, and what each of them reads.
create function public.save_cooperative_member(p_seller_id uuid, p_id uuid, p_name text, p_rule text, p_number bigint default null,
  p_person_id uuid default null, p_left boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may_in_shop(p_seller_id, 'money.write') then
    raise exception 'Only who decides about the money of a shop may say this.' using errcode = '42501';
  end if;
  if p_id is null or char_length(btrim(coalesce(p_name, ''))) not between 2 and 100 or coalesce(p_rule, '') not in ('all', 'percent', 'fixed')
    or p_rule = 'percent' and coalesce(p_number, -1) not between 0 and 1000000
    or p_rule = 'fixed' and coalesce(p_number, -1) not between 0 and 10000000000 then
    raise exception 'A member has a name and a share.' using errcode = '22023', hint = 'invalid';
  end if;
  perform from public.sellers s where s.id = p_seller_id and s.business_type = 'cooperative' for no key update;
  if not found then raise exception 'Only a cooperative has members.' using errcode = 'HT005', hint = 'no_cooperative'; end if;
  if p_person_id is not null and not exists (select from public.seller_members m where m.seller_id = p_seller_id and m.person_id = p_person_id) then
    raise exception 'Nobody of this shop has that account.' using errcode = 'HT005', hint = 'unknown_person';
  end if;
  if not exists (select from public.cooperative_members m where m.id = p_id)
    and (select count(*) from public.cooperative_members m where m.seller_id = p_seller_id) >= 500 then
    raise exception 'Five hundred at most.' using errcode = 'HT005', hint = 'too_many';
  end if;
  insert into public.cooperative_members as c (id, seller_id, name, rule, share_ppm, each_minor, person_id, left_at)
  values (p_id, p_seller_id, btrim(p_name), p_rule, case p_rule when 'percent' then p_number end, case p_rule when 'fixed' then p_number end, p_person_id,
    case when p_left then private.now() end)
  on conflict (id) do update set name = excluded.name, rule = excluded.rule, share_ppm = excluded.share_ppm, each_minor = excluded.each_minor,
    person_id = excluded.person_id, left_at = case when p_left then coalesce(c.left_at, private.now()) end where c.seller_id = p_seller_id;
end
$$;
comment on function public.save_cooperative_member(uuid, uuid, text, text, bigint, uuid, boolean) is
  'Keeps a member of a cooperative under a key the screen made: the rule holds for what is ordered from now on. 
HT005 no_cooperative, unknown_person, too_many.';

create function public.set_product_member(p_product_id uuid, p_member_id uuid, p_variant_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  shop uuid;
begin
  select p.seller_id into shop from public.products p where p.id = p_product_id and private.may_in_shop(p.seller_id, 'money.write');
  if not found or p_member_id is not null and not exists (
      select from public.cooperative_members m where m.id = p_member_id and m.seller_id = shop and m.left_at is null) then
    raise exception 'There is no such piece or member of this shop.' using errcode = 'PT404';
  end if;
  delete from public.product_members k using public.product_variants v where v.id = k.variant_id and v.product_id = p_product_id
    and (p_variant_id is null or v.id = p_variant_id);
  insert into public.product_members (variant_id, seller_id, member_id) select v.id, shop, p_member_id from public.product_variants v
   where v.product_id = p_product_id and (p_variant_id is null or v.id = p_variant_id) and p_member_id is not null;
end
$$;
comment on function public.set_product_member(uuid, uuid, uuid) is
  'Says who makes a piece, or one version of it; null: the group. For what is ordered from now on.';

create function public.set_line_member(p_order_line_id uuid, p_member_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
begin
  select x.* into o from public.order_lines l join public.orders x on x.id = l.order_id
   where l.id = p_order_line_id and private.may_in_shop(x.seller_id, 'money.write') for update of x;
  if not found or not exists (select from public.cooperative_members m where m.id = p_member_id and m.seller_id = o.seller_id) then
    raise exception 'There is no such line or member of this shop.' using errcode = 'PT404';
  end if;
  if o.status in ('completed', 'closed', 'canceled', 'expired') then
    raise exception 'It is settled.' using errcode = 'HT005', hint = 'not_allowed_now';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('ledger:' || o.id, 0));
  insert into private.cooperative_lines (order_line_id, order_id, member_id, rule, share_ppm, each_minor)
  select p_order_line_id, o.id, m.id, m.rule, m.share_ppm, m.each_minor from public.cooperative_members m where m.id = p_member_id
  on conflict (order_line_id) do update set member_id = excluded.member_id, rule = excluded.rule, share_ppm = excluded.share_ppm,
    each_minor = excluded.each_minor;
  perform private.part_order(o.id, null);
end
$$;
comment on function public.set_line_member(uuid, uuid) is
  'Says who made what was ordered, until the order is completed; by the rule that holds for them now. HT005 not_allowed_now afterwards.';

create function public.cooperative(p_seller_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  account bigint;
  began constant timestamptz := date_trunc('month', private.now() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok';
begin
  if not private.may_in_shop(p_seller_id, 'money.read') then
    raise exception 'What a shop earns is for its people.' using errcode = '42501';
  end if;
  select coalesce(-sum(b.balance_minor), 0) into account from public.ledger_accounts a join private.account_balances b on b.account_id = a.id
   where a.seller_id = p_seller_id and a.currency = 'THB';
  return jsonb_build_object('is', (select s.business_type = 'cooperative' from public.sellers s where s.id = p_seller_id), 'account', account,
    'group', account - coalesce((select sum(e.amount_minor) from public.cooperative_members m join private.member_entries e on e.member_id = m.id
      where m.seller_id = p_seller_id), 0),
    'members', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'rule', m.rule, 'number', coalesce(m.share_ppm, m.each_minor),
        'person', m.person_id, 'left', m.left_at is not null, 'balance', x.balance, 'month', x.month,
        'pieces', (select count(*) from public.product_members k where k.member_id = m.id)) order by m.left_at nulls first, m.name, m.id), '[]')
      from public.cooperative_members m cross join lateral (
        select coalesce(sum(e.amount_minor), 0) as balance, coalesce(sum(e.amount_minor) filter (where e.order_id is not null and e.at >= began), 0) as month
          from private.member_entries e where e.member_id = m.id) x where m.seller_id = p_seller_id));
end
$$;
comment on function public.cooperative(uuid) is 'The members of a cooperative with what each has, in satang; `group` is the rest of the account.';

create function private.member_statement(p_member_id uuid, p_month date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with bounds as (select p_month::timestamp at time zone 'Asia/Bangkok' as began,
    (p_month + interval '1 month')::timestamp at time zone 'Asia/Bangkok' as ended)
  select jsonb_build_object('name', m.name, 'shop', s.business_name, 'month', to_char(p_month, 'YYYY-MM'),
    'current', to_char(private.now() at time zone 'Asia/Bangkok', 'YYYY-MM'), 'since', to_char(m.added_at at time zone 'Asia/Bangkok', 'YYYY-MM'),
    'opening', (select coalesce(sum(e.amount_minor), 0) from private.member_entries e where e.member_id = m.id and e.at < b.began),
    'closing', (select coalesce(sum(e.amount_minor), 0) from private.member_entries e where e.member_id = m.id and e.at < b.ended),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'about', coalesce(o.number, y.number, ''), 'amount', e.amount_minor,
        'kind', case when e.payout_id is not null then 'payout' when e.amount_minor > 0 then 'sale'
          when e.journal_id is null then 'correction' else 'refund' end,
        'pieces', (select string_agg(l.quantity || ' × ' || l.title_seller, ', ' order by l.position) from private.cooperative_lines c
          join public.order_lines l on l.id = c.order_line_id where c.order_id = e.order_id and c.member_id = m.id)) order by e.id), '[]')
      from private.member_entries e left join public.orders o on o.id = e.order_id left join public.payouts y on y.id = e.payout_id
      where e.member_id = m.id and e.at >= b.began and e.at < b.ended))
    from public.cooperative_members m join public.sellers s on s.id = m.seller_id cross join bounds b where m.id = p_member_id
$$;
revoke all on function private.member_statement(uuid, date) from public;
grant execute on function private.member_statement(uuid, date) to service_role;

create function public.cooperative_statement(p_member_id uuid, p_month date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  m public.cooperative_members;
begin
  select * into m from public.cooperative_members x where x.id = p_member_id;
  if not found or not (private.may_in_shop(m.seller_id, 'money.read') or coalesce(m.person_id = (select auth.uid()), false)) then
    raise exception 'There is no such member of yours.' using errcode = 'PT404';
  end if;
  if p_month not between date '2000-01-01' and date '2999-12-31' then raise exception 'A month of this millennium.' using errcode = '22023'; end if;
  return private.member_statement(p_member_id, date_trunc('month', coalesce(p_month, (private.now() at time zone 'Asia/Bangkok')::date))::date);
end
$$;
comment on function public.cooperative_statement(uuid, date) is
  'What a member of a cooperative earned in a month, entry by entry: for who handles the shop''s money, and for the member.';

revoke execute on function public.save_cooperative_member(uuid, uuid, text, text, bigint, uuid, boolean), public.set_product_member(uuid, uuid, uuid),
  public.set_line_member(uuid, uuid), public.cooperative(uuid), public.cooperative_statement(uuid, date) from public;
grant execute on function public.save_cooperative_member(uuid, uuid, text, text, bigint, uuid, boolean), public.set_product_member(uuid, uuid, uuid),
  public.set_line_member(uuid, uuid), public.cooperative(uuid), public.cooperative_statement(uuid, date) to authenticated, service_role;
