-- A cooperative has members who need no account. Each piece says who made it; that, and how its maker shares in it, is frozen with the line when it
-- is ordered, as its price and the commission are. What the books then write for the shop is parted among them, entry by entry; what is nobody's is
-- the group's.
create table public.cooperative_members (
  id uuid primary key,
  seller_id uuid not null references public.sellers (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 2 and 100),
  rule text not null check (rule in ('all', 'percent', 'fixed')),
  share_ppm integer check (share_ppm between 0 and 1000000),
  each_minor bigint check (each_minor between 0 and 10000000000),
  person_id uuid references auth.users (id) on delete set null,
  added_at timestamptz not null default private.now(),
  left_at timestamptz,
  constraint rule_has_its_number check ((rule = 'percent') = (share_ppm is not null) and (rule = 'fixed') = (each_minor is not null))
);
comment on table public.cooperative_members is
  'Who makes things in a cooperative, and what of a piece is theirs: all it earned (piece), a share of it (percent, share_ppm), or so
much for each (fixed, each_minor), the rest being the group''s. `person_id`: an account that reads its own earnings.';
create index cooperative_members_seller on public.cooperative_members (seller_id, added_at);
create index cooperative_members_person on public.cooperative_members (person_id);
alter table public.cooperative_members enable row level security;
create policy "who handles money reads members, and each their own row" on public.cooperative_members for select to authenticated
  using (seller_id in (select private.my_sellers_as('money.read')) or person_id = (select auth.uid()));
grant select on public.cooperative_members to authenticated, service_role;
revoke insert, update, delete, truncate on public.cooperative_members from service_role;
create trigger cooperative_members_noted after insert or update on public.cooperative_members for each row
  execute function private.note_shop_act('seller_id', 'name', '', 'name', 'rule', 'share_ppm', 'each_minor', 'left_at');

create table public.product_members (
  variant_id uuid primary key references public.product_variants (id) on delete cascade,
  seller_id uuid not null references public.sellers (id) on delete cascade,
  member_id uuid not null references public.cooperative_members (id) on delete cascade
);
comment on table public.product_members is 'Who in a cooperative makes a version of a piece.';
create index product_members_seller on public.product_members (seller_id);
create index product_members_member on public.product_members (member_id);
alter table public.product_members enable row level security;
create policy "who handles money reads who makes what" on public.product_members for select to authenticated
  using (seller_id in (select private.my_sellers_as('money.read')));
grant select on public.product_members to authenticated, service_role;
revoke insert, update, delete, truncate on public.product_members from service_role;

create table private.cooperative_lines (
  order_line_id uuid primary key references public.order_lines (id) on delete cascade,
  order_id uuid not null references public.orders (id) on delete cascade,
  member_id uuid not null references public.cooperative_members (id) on delete restrict,
  rule text not null,
  share_ppm integer,
  each_minor bigint
);
comment on table private.cooperative_lines is 'Who made what was ordered, and by which rule they share in it, as it was then.';
create index cooperative_lines_order on private.cooperative_lines (order_id);
create index cooperative_lines_member on private.cooperative_lines (member_id);
alter table private.cooperative_lines enable row level security;

create table private.member_entries (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.cooperative_members (id) on delete restrict,
  journal_id bigint references public.journals (id) on delete restrict,
  order_id uuid references public.orders (id) on delete restrict,
  payout_id uuid references public.payouts (id) on delete restrict,
  amount_minor bigint not null check (amount_minor <> 0),
  at timestamptz not null default private.now()
);
comment on table private.member_entries is
  'The sub-accounts of a cooperative: what of an entry of its account belongs to which member. The group''s is the account less all of these,
so that they make the account to the satang.';
create index member_entries_member on private.member_entries (member_id, id);
create index member_entries_order on private.member_entries (order_id, member_id);
create index member_entries_journal on private.member_entries (journal_id);
create index member_entries_payout on private.member_entries (payout_id);
alter table private.member_entries enable row level security;
revoke insert, update, delete, truncate on private.cooperative_lines, private.member_entries from service_role;
create trigger member_entries_stay before update or delete or truncate on private.member_entries for each statement execute function private.keep_books();

create function private.freeze_member() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.cooperative_lines (order_line_id, order_id, member_id, rule, share_ppm, each_minor)
  select new.id, new.order_id, m.id, m.rule, m.share_ppm, m.each_minor
    from public.product_members p join public.cooperative_members m on m.id = p.member_id and m.left_at is null where p.variant_id = new.variant_id;
  return null;
end
$$;
revoke execute on function private.freeze_member() from public;
create trigger order_lines_freeze_member after insert on public.order_lines for each row when (new.variant_id is not null)
  execute function private.freeze_member();

create function private.member_parts(p_order_id uuid) returns table (member_id uuid, amount_minor bigint)
language sql stable security definer set search_path = '' as $$
  with account as (
    select greatest(0, coalesce(-sum(p.amount_minor), 0)) as sum from public.journals j join public.postings p on p.journal_id = j.id
      join public.ledger_accounts a on a.id = p.account_id and a.seller_id is not null where j.order_id = p_order_id
  ), lines as (
    -- What is left of each line: what went back for it is taken from who made it.
    select l.id, c.member_id, c.rule, c.share_ppm, c.each_minor, greatest(0, l.quantity - g.pieces) as pieces, greatest(0, l.total_minor - g.money) as worth
      from public.order_lines l left join private.cooperative_lines c on c.order_line_id = l.id
     cross join lateral (select coalesce(sum(x.pieces), 0) as pieces, coalesce(sum(x.money), 0) as money from (
       select x.quantity as pieces, x.refund_minor as money from public.order_case_lines x join public.order_cases k on k.id = x.case_id
        where x.order_line_id = l.id and k.status = 'refunded'
       union all
       select x.quantity, x.refund_minor from private.seller_refund_lines x
        where x.order_line_id = l.id and private.seller_refund_stands(x.seller_refund_id)) x) g
     where l.order_id = p_order_id
  ), earned as (
    select l.member_id, l.rule, l.share_ppm, l.each_minor, l.pieces,
           (select a.sum from account a) * l.worth::numeric / greatest(1, (select sum(w.worth) from lines w)) as earned from lines l
  ), exact as (
    select e.member_id, sum(case e.rule when 'all' then e.earned when 'percent' then e.earned * e.share_ppm / 1000000
             else least(e.earned, e.each_minor * e.pieces) end) as exact from earned e where e.member_id is not null group by 1
    union all
    select null, null
  ), whole as (
    select x.member_id, coalesce(x.exact, (select a.sum from account a) - coalesce((select sum(y.exact) from exact y), 0)) as exact from exact x
  ), ranked as (
    select w.member_id, floor(w.exact) as floored,
           row_number() over (order by w.exact - floor(w.exact) desc, w.member_id nulls last)
             <= (select a.sum from account a) - sum(floor(w.exact)) over () as more
      from whole w
  )
  select r.member_id, (r.floored + case when r.more then 1 else 0 end)::bigint from ranked r
$$;
comment on function private.member_parts(uuid) is
  'What of a shop''s account because of an order is whose, by the largest remainder; a row without a member is the group''s. They make the account.';
revoke all on function private.member_parts(uuid) from public;

create function private.part_order(p_order_id uuid, p_journal_id bigint) returns void
language sql security definer set search_path = '' as $$
  insert into private.member_entries (member_id, journal_id, order_id, amount_minor)
  select coalesce(d.member_id, b.member_id), p_journal_id, p_order_id, coalesce(d.amount_minor, 0) - coalesce(b.amount, 0)
    from (select p.member_id, p.amount_minor from private.member_parts(p_order_id) p where p.member_id is not null) d
    full join (select e.member_id, sum(e.amount_minor) as amount from private.member_entries e where e.order_id = p_order_id group by 1) b using (member_id)
   where coalesce(d.amount_minor, 0) <> coalesce(b.amount, 0)
$$;
comment on function private.part_order(uuid, bigint) is 'Brings the sub-accounts of a cooperative to what an order comes to now.';
revoke all on function private.part_order(uuid, bigint) from public;

create function private.part_payout(p_payout_id uuid, p_journal_id bigint, p_seller_id uuid, p_change bigint) returns void
language sql security definer set search_path = '' as $$
  -- What leaves the account leaves each part of it alike; what comes back comes back where it left.
  insert into private.member_entries (member_id, journal_id, payout_id, amount_minor)
  select x.member_id, p_journal_id, p_payout_id, x.amount from (
    select e.member_id, case when p_change < 0 then -least(sum(e.amount_minor),
             floor(sum(e.amount_minor) * -p_change / greatest(1, (select -sum(b.balance_minor) from public.ledger_accounts a
               join private.account_balances b on b.account_id = a.id where a.seller_id = p_seller_id) - p_change)))::bigint
           else -coalesce(sum(e.amount_minor) filter (where e.payout_id = p_payout_id), 0)::bigint end as amount
      from public.cooperative_members m join private.member_entries e on e.member_id = m.id where m.seller_id = p_seller_id
     group by e.member_id having p_change > 0 or sum(e.amount_minor) > 0) x
   where x.amount <> 0
$$;
revoke all on function private.part_payout(uuid, bigint, uuid, bigint) from public;

create function private.part_entries() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  one record;
begin
  for one in
    select j.id, j.order_id, j.payout_id, a.seller_id, -sum(m.amount_minor)::bigint as change from made m join public.journals j on j.id = m.journal_id
      join public.ledger_accounts a on a.id = m.account_id and a.seller_id is not null
     where j.order_id is not null or j.payout_id is not null group by j.id, a.seller_id order by j.id
  loop
    if one.order_id is not null and exists (select from private.cooperative_lines c where c.order_id = one.order_id) then
      perform private.part_order(one.order_id, one.id);
    elsif one.payout_id is not null and one.change <> 0 and exists (select from public.cooperative_members c where c.seller_id = one.seller_id) then
      perform private.part_payout(one.payout_id, one.id, one.seller_id, one.change);
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function private.part_entries() from public;
create trigger postings_parted after insert on public.postings referencing new table as made for each statement execute function private.part_entries();
