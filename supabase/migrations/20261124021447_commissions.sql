-- What the shop keeps of a sale is found line by line, by the first rule of an ordered list that fits, and frozen with the line.

create table public.commission_rules (
  id bigint generated always as identity primary key,
  position integer not null,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  rate_ppm integer not null check (rate_ppm between 0 and 1000000),
  least_minor bigint check (least_minor >= 0),
  most_minor bigint check (most_minor >= 0),
  seller_ids uuid[] not null default '{}',
  category_ids uuid[] not null default '{}',
  product_ids uuid[] not null default '{}',
  has_plan boolean,
  goods_from_minor bigint check (goods_from_minor >= 0),
  goods_below_minor bigint,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  is_active boolean not null default true,
  changed_at timestamptz not null default now(),
  constraint least_is_no_more_than_most check (least_minor <= most_minor),
  constraint band_is_not_empty check (goods_below_minor > coalesce(goods_from_minor, 0)),
  constraint ends_after_it_starts check (ends_at > starts_at)
);
comment on table public.commission_rules is
  'What the shop keeps of a line, the lowest position first: conditions of several kinds all hold, of one kind any. Categories count with those below
them. Where no rule fits, the settings hold. `least_minor` and `most_minor` bound what is kept of one line.';
create index commission_rules_place on public.commission_rules (position, id);
alter table public.commission_rules enable row level security;
create policy "who may reads the rules of commission" on public.commission_rules for select to authenticated
  using ((select private.may('commissions.read')));
revoke all on public.commission_rules from anon, authenticated;
grant select on public.commission_rules to authenticated;
revoke insert, update, delete, truncate on public.commission_rules from service_role;
create trigger commission_rules_logged after insert or update or delete on public.commission_rules
  for each row execute function private.log_changes('id', 'position', 'name', 'rate_ppm', 'least_minor', 'most_minor', 'seller_ids', 'category_ids',
    'product_ids', 'has_plan', 'goods_from_minor', 'goods_below_minor', 'starts_at', 'ends_at', 'is_active');

create table public.line_commissions (
  order_line_id uuid primary key references public.order_lines (id) on delete cascade,
  order_id uuid not null references public.orders (id) on delete cascade,
  rule_id bigint references public.commission_rules (id) on delete restrict,
  rule text not null,
  rate_ppm integer not null check (rate_ppm between 0 and 1000000),
  goods_minor bigint not null check (goods_minor >= 0),
  commission_minor bigint not null check (commission_minor >= 0),
  vat_minor bigint not null check (vat_minor >= 0)
);
comment on table public.line_commissions is
  'What the shop keeps of a line, as it was sold: of `goods_minor` by which rule (its name, or usual or plan where the settings held). Never changed.';
create index line_commissions_order on public.line_commissions (order_id);
create index line_commissions_rule on public.line_commissions (rule_id);
alter table public.line_commissions enable row level security;
create policy "sellers read what the shop keeps of their sales" on public.line_commissions for select to authenticated
  using (exists (select from public.orders o join public.seller_members m on m.seller_id = o.seller_id
    where o.id = order_id and m.person_id = (select auth.uid())));
create policy "who may reads what the shop keeps" on public.line_commissions for select to authenticated
  using ((select private.may('commissions.read')));
revoke all on public.line_commissions from anon, authenticated;
grant select on public.line_commissions to authenticated;
revoke update, delete, truncate on public.line_commissions from service_role;

create function private.commission_of(p_seller_id uuid, p_category_id uuid, p_product_id uuid, p_goods_minor bigint)
returns table (rule_id bigint, rule text, rate_ppm integer, commission_minor bigint, vat_minor bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  families uuid[];
  plan constant boolean := private.shop_has_plan(p_seller_id);
  first public.commission_rules;
begin
  if exists (select from public.commission_rules r where r.is_active) then
    with recursive up as (
      select c.id, c.parent_id from public.categories c where c.id = p_category_id
      union
      select c.id, c.parent_id from public.categories c join up on c.id = up.parent_id)
    select coalesce(array_agg(up.id), '{}') into families from up;
    select r.* into first from public.commission_rules r
     where r.is_active and r.starts_at <= private.now() and (r.ends_at is null or r.ends_at > private.now())
       and (r.seller_ids = '{}' or p_seller_id = any (r.seller_ids))
       and (r.category_ids = '{}' or r.category_ids && families)
       and (r.product_ids = '{}' or p_product_id = any (r.product_ids))
       and (r.has_plan is null or r.has_plan = plan)
       and (r.goods_from_minor is null or p_goods_minor >= r.goods_from_minor)
       and (r.goods_below_minor is null or p_goods_minor < r.goods_below_minor)
     order by r.position, r.id limit 1;
  end if;
  rule_id := first.id;
  rule := coalesce(first.name, case when plan then 'plan' else 'usual' end);
  rate_ppm := coalesce(first.rate_ppm, private.commission_ppm(p_seller_id));
  commission_minor := least(p_goods_minor, greatest(coalesce(first.least_minor, 0),
    least(coalesce(first.most_minor, p_goods_minor), round(p_goods_minor::numeric * rate_ppm / 1000000)::bigint)));
  vat_minor := round(commission_minor::numeric * private.setting('commission.vat_ppm')::integer / 1000000)::bigint;
  return next;
end
$$;
comment on function private.commission_of(uuid,uuid,uuid,bigint) is
  'What the shop keeps of a line worth so much after its discounts, if it is sold now: the first rule that fits, else the settings.';
revoke execute on function private.commission_of(uuid,uuid,uuid,bigint) from public;
grant execute on function private.commission_of(uuid,uuid,uuid,bigint) to service_role;

create function private.spread_commission() returns void
language sql security definer set search_path = '' as $$
  insert into public.line_commissions (order_line_id, order_id, rule, rate_ppm, goods_minor, commission_minor, vat_minor)
  select l.id, l.order_id, 'usual', l.commission_rate_ppm, l.total_minor,
         round(l.commission_minor * l.upto / l.whole) - round(l.commission_minor * (l.upto - l.total_minor) / l.whole),
         round(l.commission_vat_minor * l.upto / l.whole) - round(l.commission_vat_minor * (l.upto - l.total_minor) / l.whole)
    from (select x.id, x.order_id, x.total_minor, o.commission_rate_ppm, o.commission_minor, o.commission_vat_minor,
                 sum(x.total_minor) over (partition by x.order_id order by x.position, x.id) as upto,
                 greatest(1, sum(x.total_minor) over (partition by x.order_id)) as whole
            from public.order_lines x join public.orders o on o.id = x.order_id
           where not exists (select from public.line_commissions c where c.order_id = x.order_id)) l
$$;
comment on function private.spread_commission() is 'Parts the commission of orders that have it as one sum over their lines, so that the parts sum.';
revoke execute on function private.spread_commission() from public;
grant execute on function private.spread_commission() to service_role;
select private.spread_commission();

create function private.commission_of_case(wanted uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select case when c.kind = 'cancellation' then o.commission_minor + o.commission_vat_minor
    else least(o.commission_minor + o.commission_vat_minor, coalesce((
      select round(sum((f.commission_minor + f.vat_minor) * least(1, coalesce(x.worth_minor::numeric / greatest(1, l.total_minor),
               x.quantity::numeric / l.quantity))))
        from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id join public.line_commissions f on f.order_line_id = l.id
       where x.case_id = wanted), 0)) end::bigint
    from public.order_cases c join public.orders o on o.id = c.order_id where c.id = wanted
$$;
comment on function private.commission_of_case(uuid) is
  'What the shop gives back of its commission with VAT when this case ends in money: of each line its own, rounded once.';
revoke execute on function private.commission_of_case(uuid) from public;
grant execute on function private.commission_of_case(uuid) to service_role;

create function public.commission_for(p_seller_id uuid, p_category_id uuid, p_product_id uuid, p_goods_minor bigint)
returns table (rule_id bigint, rule text, rate_ppm integer, commission_minor bigint, vat_minor bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.seller_members m where m.seller_id = p_seller_id and m.person_id = (select auth.uid()))
     and not private.may('commissions.read') then
    raise exception 'What a shop earns is for its people.' using errcode = '42501';
  end if;
  if p_goods_minor not between 0 and 100000000000 then raise exception 'From nothing to a thousand million.' using errcode = '22023'; end if;
  return query select * from private.commission_of(p_seller_id, p_category_id, p_product_id, p_goods_minor);
end
$$;
comment on function public.commission_for(uuid,uuid,uuid,bigint) is
  'What the shop would keep of a sale, by the rules that orders are written with. For people of the seller, and for whoever may read the rules.';
revoke execute on function public.commission_for(uuid,uuid,uuid,bigint) from public, anon;
grant execute on function public.commission_for(uuid,uuid,uuid,bigint) to authenticated;

create function public.write_commission_rule(p_id bigint, p_rule jsonb, p_seen timestamptz, p_reason text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  asked public.commission_rules := jsonb_populate_record(null::public.commission_rules, p_rule);
  kept public.commission_rules;
begin
  perform private.demand('commissions.write');
  perform private.demand_reason(p_reason);
  asked.seller_ids := coalesce(asked.seller_ids, '{}');
  asked.category_ids := coalesce(asked.category_ids, '{}');
  asked.product_ids := coalesce(asked.product_ids, '{}');
  if cardinality(asked.seller_ids) + cardinality(asked.category_ids) + cardinality(asked.product_ids) > 1000
     or exists (select from unnest(asked.seller_ids) s where not exists (select from public.sellers x where x.id = s))
     or exists (select from unnest(asked.category_ids) s where not exists (select from public.categories x where x.id = s))
     or exists (select from unnest(asked.product_ids) s where not exists (select from public.products x where x.id = s)) then
    raise exception 'Makers, categories or products that are not there, or more than a thousand.' using errcode = 'HT004', hint = 'unknown_records';
  end if;
  perform set_config('app.reason', p_reason, true);
  if p_id is null then
    -- A new rule wins over those there are, until it is moved.
    insert into public.commission_rules (position, name, rate_ppm, least_minor, most_minor, seller_ids, category_ids, product_ids, has_plan,
      goods_from_minor, goods_below_minor, starts_at, ends_at, is_active)
    select coalesce(min(r.position), 1) - 1, asked.name, asked.rate_ppm, asked.least_minor, asked.most_minor, asked.seller_ids, asked.category_ids,
           asked.product_ids, asked.has_plan, asked.goods_from_minor, asked.goods_below_minor, coalesce(asked.starts_at, private.now()), asked.ends_at,
           coalesce(asked.is_active, true)
      from public.commission_rules r
    returning * into kept;
    return kept.id;
  end if;
  update public.commission_rules r set name = asked.name, rate_ppm = asked.rate_ppm, least_minor = asked.least_minor, most_minor = asked.most_minor,
      seller_ids = asked.seller_ids, category_ids = asked.category_ids, product_ids = asked.product_ids, has_plan = asked.has_plan,
      goods_from_minor = asked.goods_from_minor, goods_below_minor = asked.goods_below_minor, starts_at = coalesce(asked.starts_at, r.starts_at),
      ends_at = asked.ends_at, is_active = coalesce(asked.is_active, true), changed_at = clock_timestamp()
   where r.id = p_id and r.changed_at = p_seen
  returning * into kept;
  if not found then raise exception 'Somebody else has changed this rule.' using errcode = 'HT005', hint = 'changed_meanwhile'; end if;
  return kept.id;
end
$$;
comment on function public.write_commission_rule(bigint,jsonb,timestamptz,text) is
  'Makes a rule of commission, above all others, or changes the one that was seen as it is (`changed_at`), for a reason. Past orders keep theirs.';
revoke execute on function public.write_commission_rule(bigint,jsonb,timestamptz,text) from public, anon;
grant execute on function public.write_commission_rule(bigint,jsonb,timestamptz,text) to authenticated;

create function public.order_commission_rules(p_ids bigint[], p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('commissions.write');
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', p_reason, true);
  lock table public.commission_rules in share row exclusive mode;
  if (select array_agg(r.id order by r.id) from public.commission_rules r) is distinct from (select array_agg(distinct i) from unnest(p_ids) i) then
    raise exception 'There are other rules by now.' using errcode = 'HT005', hint = 'changed_meanwhile';
  end if;
  update public.commission_rules r set position = wanted.place
    from unnest(p_ids) with ordinality wanted(id, place) where wanted.id = r.id and r.position <> wanted.place;
end
$$;
comment on function public.order_commission_rules(bigint[],text) is 'Says in which order the rules are tried, all of them, for a reason.';
revoke execute on function public.order_commission_rules(bigint[],text) from public, anon;
grant execute on function public.order_commission_rules(bigint[],text) to authenticated;

CREATE OR REPLACE FUNCTION private.open_case(wanted uuid, asked_kind text, asked jsonb, by_id uuid, click text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  o public.orders;
  g public.order_groups;
  c public.order_cases;
  offer jsonb;
  chosen jsonb;
  line jsonb;
  goods bigint := 0;
  delivery bigint := 0;
  told bigint;
  whole boolean;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select x.* into c from public.order_cases x where x.order_id = wanted and x.key = click;
  if found then return c.id; end if;
  select * into g from public.order_groups where id = o.order_group_id;
  offer := private.case_options(wanted);
  if jsonb_typeof(offer -> asked_kind) is distinct from 'object' then perform private.refuse_case('not_possible'); end if;
  whole := asked_kind = 'cancellation' or coalesce((offer -> asked_kind ->> 'whole')::boolean, false);

  c.id := gen_random_uuid();
  c.order_id := wanted;
  c.kind := asked_kind;
  c.number := o.number || '-R' || (select count(*) + 1 from public.order_cases x where x.order_id = wanted);
  c.wish := case when asked_kind in ('cancellation', 'withdrawal') then 'refund' else coalesce(asked ->> 'wish', 'refund') end;
  c.reason := case when asked_kind = 'withdrawal' then '' else coalesce(asked ->> 'reason', '') end;
  c.words := left(coalesce(asked ->> 'words', ''), 3000);
  if asked_kind in ('return', 'claim') and c.reason = '' then perform private.refuse_case('reason_missing'); end if;
  if asked_kind = 'return' and (c.reason not in ('changed_mind', 'size', 'ordered_wrong', 'other') or c.wish = 'repair')
    then perform private.refuse_case('reason_missing'); end if;
  if asked_kind = 'claim' and c.reason not in ('not_arrived', 'missing', 'damaged', 'wrong_product', 'not_as_described', 'not_authentic', 'other')
    then perform private.refuse_case('reason_missing'); end if;
  if asked_kind in ('cancellation', 'claim') and btrim(c.words) = '' then perform private.refuse_case('words_missing'); end if;
  if c.reason = 'not_arrived' and not coalesce((offer -> 'claim' ->> 'notArrived')::boolean, false) then perform private.refuse_case('not_late'); end if;
  if c.reason in ('damaged', 'wrong_product', 'not_as_described', 'not_authentic') and coalesce(jsonb_array_length(asked -> 'pictures'), 0) = 0 then
    perform private.refuse_case('picture_missing');
  end if;
  c.status := case when asked_kind = 'withdrawal' then 'declared' else 'requested' end;
  -- What never arrived cannot be sent back.
  c.needs_return := not whole and c.reason not in ('not_arrived', 'missing');
  c.return_to := case when asked_kind = 'withdrawal' and not whole then private.return_address_of(o.seller_id) else '' end;
  c.currency := o.currency;
  c.key := click;
  c.created_at := private.now();
  if asked_kind = 'withdrawal' then
    c.declaration := jsonb_build_object('name', left(coalesce(nullif(btrim(asked ->> 'name'), ''), o.customer), 120), 'email', g.email, 'at', private.now(),
      'language', coalesce(asked ->> 'language', g.language));
  end if;
  insert into public.order_cases (id, number, order_id, kind, status, wish, reason, words, needs_return, return_to, currency, declaration, key, due_at,
    created_at)
  values (c.id, c.number, wanted, c.kind, c.status, c.wish, c.reason, c.words, c.needs_return, c.return_to, c.currency, c.declaration, click,
    private.case_due(c.kind, c.status, private.now()), c.created_at);

  if asked_kind = 'cancellation' then
    goods := o.items_minor - o.discount_minor - o.points_minor + o.tax_added_minor;
    delivery := o.shipping_minor;
  else
    chosen := case when whole then (select jsonb_agg(jsonb_build_object('order_line_id', l ->> 'id', 'quantity', (l ->> 'quantity')::integer))
      from jsonb_array_elements(offer -> 'lines') l)
              else coalesce(asked -> 'lines', '[]') end;
    if jsonb_array_length(chosen) = 0 then perform private.refuse_case('no_lines'); end if;
    for line in select x from jsonb_array_elements(chosen) x loop
      goods := goods + private.add_case_line(c, (select l from jsonb_array_elements(offer -> 'lines') l where l ->> 'id' = line ->> 'order_line_id'),
        (line ->> 'quantity')::integer, whole);
    end loop;
    -- Delivery goes back once, with the last piece: what standard delivery would have cost for a change of mind, all of it for a fault.
    if not exists (select from private.case_lines_of(wanted) l where l.taken < l.quantity) then
      delivery := greatest(0, (offer ->> case when asked_kind = 'claim' or whole then 'shipping' else 'standardShipping' end)::bigint
        - (offer ->> 'shippingGiven')::bigint);
    end if;
  end if;
  update public.order_cases x set refund_minor = goods + delivery, shipping_minor = delivery,
    commission_minor = private.commission_of_case(c.id)
   where x.id = c.id returning x.* into c;

  insert into public.order_case_events (case_id, type, actor_role, actor_id, to_status, words, created_at)
    values (c.id, 'opened', 'buyer', by_id, c.status, c.words, private.now()) returning id into told;
  perform private.keep_case_pictures(c, told, array(select jsonb_array_elements_text(coalesce(asked -> 'pictures', '[]'))));
  if asked_kind = 'withdrawal' and whole then
    -- Nothing was sent: the contract ends and everything goes back at once.
    perform private.transition_order(wanted, 'canceled', 'system', by_id, c.number);
    perform private.move_case(c.id, 'refunded', 'system', null);
  end if;
  return c.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.reckon_case(wanted uuid, parts jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from public.orders o join public.order_cases c on c.order_id = o.id where c.id = wanted for update of o;
  update public.order_case_lines x set worth_minor = (p ->> 'worth')::bigint, refund_minor = (p ->> 'refund')::bigint
    from jsonb_array_elements(parts) p, public.order_cases c
   where x.case_id = wanted and x.order_line_id = (p ->> 'id')::uuid and c.id = wanted and c.status not in ('refunded', 'canceled', 'expired', 'denied',
     'resolved');
  update public.order_cases c set refund_minor = c.shipping_minor + (select coalesce(sum(x.refund_minor), 0) from public.order_case_lines x
    where x.case_id = wanted),
      commission_minor = private.commission_of_case(wanted)
   where c.id = wanted and c.status not in ('refunded', 'canceled', 'expired', 'denied', 'resolved');
end
$function$;

CREATE OR REPLACE FUNCTION private.check_books()
 RETURNS TABLE(problem text, about text, expected numeric, booked numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select 'journal_not_zero', p.journal_id::text, 0::numeric, sum(p.amount_minor)
    from public.postings p join public.ledger_accounts a on a.id = p.account_id group by p.journal_id, a.currency having sum(p.amount_minor) <> 0
  union all
  select 'order', o.number || ' ' || coalesce(due.kind, booked.kind), coalesce(due.amount_minor, 0), coalesce(booked.amount_minor, 0)
    from public.orders o
    cross join lateral (
      select d.kind || d.provider as kind, d.amount_minor from private.due_of_order(o.id) d) due
    full join (
      select j.order_id, a.kind || a.provider as kind, sum(p.amount_minor) as amount_minor from public.journals j
        join public.postings p on p.journal_id = j.id join public.ledger_accounts a on a.id = p.account_id where j.order_id is not null group by 1, 2
    ) booked on booked.order_id = o.id and booked.kind = due.kind
   where coalesce(due.amount_minor, 0) <> coalesce(booked.amount_minor, 0)
  union all
  -- What the shop keeps of an order is what it keeps of its lines.
  select 'commission', o.number, o.commission_minor + o.commission_vat_minor, coalesce(sum(c.commission_minor + c.vat_minor), 0)
    from public.orders o left join public.line_commissions c on c.order_id = o.id
   group by o.id having o.commission_minor <> coalesce(sum(c.commission_minor), 0) or o.commission_vat_minor <> coalesce(sum(c.vat_minor), 0)
  union all
  -- Providers keep what was paid and not sent back; the same money counted from the payments.
  select 'provider', p.provider, p.held, coalesce(b.held, 0)
    from (select provider, currency, sum(captured_minor - refunded_minor) as held from public.payments group by 1, 2) p
    left join (select a.provider, a.currency, sum(e.amount_minor) as held from public.postings e join public.ledger_accounts a on a.id = e.account_id
                where a.kind = 'clearing' group by 1, 2) b using (provider, currency)
   where p.held <> coalesce(b.held, 0)
$function$;
