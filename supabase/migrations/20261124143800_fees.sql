-- What the shop keeps of a maker's sales, and what a maker's plan costs, is a service with VAT in it. For each month its maker gets a tax invoice (Revenue
-- Code, section 86/4), and a credit note (86/10) for what is given back of an earlier one. Both follow the books by the difference: whatever is booked of an
-- order or a plan until the month is over and was not invoiced yet. Makers that withhold tax on the fee say by which certificate.

insert into public.shop_settings (key, value, description, is_public) values
  ('shop.tax_id', '""', 'Tax number of whoever runs the shop, 13 digits. Without it and a registered name and address no invoices for fees are issued.', true),
  ('shop.tax_branch', '"00000"', 'Branch that issues the shop''s tax invoices, five digits; 00000 is the head office.', true);

create table public.fee_invoices (
  id           uuid primary key default gen_random_uuid(),
  number       text not null unique check (number ~ '^F[IC]\d{4}-\d{6,}$'),
  kind         text not null check (kind in ('tax_invoice', 'credit_note')),
  about        text not null check (about in ('commission', 'plan')),
  seller_id    uuid not null references public.sellers on delete restrict,
  seller_name  text not null,
  month        date not null check (month = date_trunc('month', month)::date),
  corrects_id  uuid references public.fee_invoices on delete restrict,
  issued_at    timestamptz not null default private.now(),
  currency     char(3) not null default 'THB' references public.currencies,
  net_minor    bigint not null,
  vat_minor    bigint not null,
  total_minor  bigint not null generated always as (net_minor + vat_minor) stored check (total_minor > 0),
  vat_rate_ppm integer not null check (vat_rate_ppm between 0 and 1000000),
  issuer       jsonb not null,
  buyer        jsonb not null,
  constraint credit_note_corrects check ((kind = 'credit_note') = (corrects_id is not null)),
  unique nulls not distinct (seller_id, about, month, corrects_id)
);
comment on table public.fee_invoices is
  'A tax invoice of the shop to a maker for what it kept or charged in a month, or a credit note for what it gave back of one; never changed.';
create index fee_invoices_newest on public.fee_invoices (issued_at, id);
create index fee_invoices_largest on public.fee_invoices (total_minor, id);
create index fee_invoices_month on public.fee_invoices (month, seller_id);
create index fee_invoices_corrects on public.fee_invoices (corrects_id);
create index fee_invoices_currency on public.fee_invoices (currency);

create table public.fee_invoice_lines (
  id         bigint generated always as identity primary key,
  invoice_id uuid not null references public.fee_invoices on delete restrict,
  seller_id  uuid not null references public.sellers on delete restrict,
  order_id   uuid references public.orders on delete restrict,
  payment_id uuid references public.payments on delete restrict,
  net_minor  bigint not null,
  vat_minor  bigint not null,
  constraint is_about_one_thing check (num_nonnulls(order_id, payment_id) = 1)
);
comment on table public.fee_invoice_lines is
  'What of an invoice is for which order, or payment of a plan; of credit notes negative. Lines sum to their invoice.';
create unique index fee_invoice_lines_order on public.fee_invoice_lines (order_id, invoice_id) where order_id is not null;
create unique index fee_invoice_lines_payment on public.fee_invoice_lines (payment_id, invoice_id) where payment_id is not null;
create index fee_invoice_lines_invoice on public.fee_invoice_lines (invoice_id);
create index fee_invoice_lines_seller on public.fee_invoice_lines (seller_id);

create table public.fee_withholdings (
  invoice_id   uuid primary key references public.fee_invoices on delete restrict,
  seller_id    uuid not null references public.sellers on delete restrict,
  certificate  text not null check (char_length(btrim(certificate)) between 1 and 60),
  withheld_on  date not null,
  amount_minor bigint not null check (amount_minor > 0),
  entered_at   timestamptz not null default private.now(),
  confirmed_at timestamptz
);
comment on table public.fee_withholdings is
  'Tax that a maker withheld on an invoice of the shop, by the certificate (50 bis) it gave: entered by the maker, confirmed by staff who have seen it.';
create index fee_withholdings_seller on public.fee_withholdings (seller_id);
create trigger fee_withholdings_logged after insert or update on public.fee_withholdings for each row
  execute function private.log_changes('invoice_id', 'certificate', 'amount_minor', 'confirmed_at');

create table private.fee_counters (
  series text not null check (series in ('FI', 'FC')),
  year   integer not null,
  last   integer not null check (last > 0),
  primary key (series, year)
);
comment on table private.fee_counters is
  'The last number of the shop''s invoices and credit notes of a year. Locked until the paper stands, so that no number is skipped.';
create table private.fee_months (
  month     date primary key check (month = date_trunc('month', month)::date),
  closed_at timestamptz not null default private.now()
);
comment on table private.fee_months is 'The months whose invoices are all issued.';
alter table private.fee_counters enable row level security;
alter table private.fee_months enable row level security;
grant select on private.fee_months to service_role;

create function private.keep_fee_invoices() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'An invoice is never changed; a credit note corrects it.' using errcode = 'HT014';
end
$$;
revoke execute on function private.keep_fee_invoices() from public;
create trigger fee_invoices_stay before update or delete or truncate on public.fee_invoices for each statement execute function private.keep_fee_invoices();
create trigger fee_invoice_lines_stay before update or delete or truncate on public.fee_invoice_lines for each statement
  execute function private.keep_fee_invoices();

alter table public.fee_invoices enable row level security;
alter table public.fee_invoice_lines enable row level security;
alter table public.fee_withholdings enable row level security;
create policy "members read invoices to their seller, who may reads all" on public.fee_invoices for select to authenticated
  using (seller_id in (select private.my_sellers()) or (select private.may('payouts.read')));
create policy "members read lines of invoices to their seller, who may reads all" on public.fee_invoice_lines for select to authenticated
  using (seller_id in (select private.my_sellers()) or (select private.may('payouts.read')));
create policy "members read what their seller withheld, who may reads all" on public.fee_withholdings for select to authenticated
  using (seller_id in (select private.my_sellers()) or (select private.may('payouts.read')));
grant select on public.fee_invoices, public.fee_invoice_lines, public.fee_withholdings to authenticated;
revoke insert, update, delete, truncate on public.fee_invoices, public.fee_invoice_lines, public.fee_withholdings from service_role;

create function private.fees_due(p_month date) returns table (seller_id uuid, about text, order_id uuid, payment_id uuid, net_minor bigint, vat_minor bigint)
language sql stable security definer set search_path = '' as $$
  with span as (
    select date_trunc('month', p_month)::timestamp at time zone 'Asia/Bangkok' as begins,
           (date_trunc('month', p_month) + interval '1 month')::timestamp at time zone 'Asia/Bangkok' as ends
  ), moved as (
    select distinct j.order_id, j.payment_id from public.journals j, span
     where j.posted_at >= span.begins and j.posted_at < span.ends and (j.order_id is not null or j.payment_id is not null)
  ), booked as (
    select m.order_id, m.payment_id, coalesce(-sum(p.amount_minor) filter (where a.kind <> 'vat_output'), 0)::bigint as net,
           coalesce(-sum(p.amount_minor) filter (where a.kind = 'vat_output'), 0)::bigint as vat
      from moved m, span
     cross join lateral (
       select j.id from public.journals j where j.order_id = m.order_id and j.posted_at < span.ends
       union all select j.id from public.journals j where j.payment_id = m.payment_id and j.posted_at < span.ends) j
      join public.postings p on p.journal_id = j.id join public.ledger_accounts a on a.id = p.account_id
     where a.kind in ('commission', 'plan_fees', 'vat_output')
     group by m.order_id, m.payment_id
  )
  select coalesce(o.seller_id, owned.seller_id), case when b.order_id is null then 'plan' else 'commission' end, b.order_id, b.payment_id,
         b.net - coalesce(x.net, 0), b.vat - coalesce(x.vat, 0)
    from booked b
   cross join lateral (
      select sum(l.net_minor)::bigint as net, sum(l.vat_minor)::bigint as vat
        from (select l.net_minor, l.vat_minor from public.fee_invoice_lines l where l.order_id = b.order_id
              union all select l.net_minor, l.vat_minor from public.fee_invoice_lines l where l.payment_id = b.payment_id) l) x
    left join public.orders o on o.id = b.order_id
    -- Plans are bought by people: the invoice goes to the shop that its buyer owns, as it did the first time.
    left join lateral (
      select coalesce((select l.seller_id from public.fee_invoice_lines l where l.payment_id = b.payment_id order by l.id limit 1),
        (select m.seller_id from public.payments p join public.plan_purchases g on g.id = p.plan_purchase_id and g.plan = 'seller'
           join public.seller_members m on m.person_id = g.person_id and m.role = 'owner'
          where p.id = b.payment_id order by m.created_at, m.seller_id limit 1)) as seller_id
    ) owned on b.payment_id is not null
   where coalesce(o.seller_id, owned.seller_id) is not null and (b.net <> coalesce(x.net, 0) or b.vat <> coalesce(x.vat, 0))
$$;
comment on function private.fees_due(date) is
  'What is booked of each order and plan payment that moved in a month, until it was over, and is on no invoice yet; what was given back is negative.';
revoke execute on function private.fees_due(date) from public;

create function private.write_fee_invoice(p_kind text, p_about text, p_seller_id uuid, p_month date, p_corrects_id uuid, p_net bigint, p_vat bigint)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
  place integer;
  series constant text := case p_kind when 'tax_invoice' then 'FI' else 'FC' end;
  this_year constant integer := extract(year from private.now() at time zone 'Asia/Bangkok');
begin
  insert into private.fee_counters as k (series, year, last) values (series, this_year, 1)
    on conflict on constraint fee_counters_pkey do update set last = k.last + 1 returning k.last into place;
  insert into public.fee_invoices (number, kind, about, seller_id, seller_name, month, corrects_id, net_minor, vat_minor, vat_rate_ppm, issuer, buyer)
  select series || this_year || '-' || lpad(place::text, greatest(6, length(place::text)), '0'), p_kind, p_about, s.id, s.business_name, p_month,
         p_corrects_id, p_net, p_vat, (private.setting('commission.vat_ppm') #>> '{}')::integer,
         jsonb_build_object('shop', 'Hattha', 'name', private.setting('shop.legal_name') #>> '{}', 'address', private.setting('shop.address') #>> '{}',
           'place', '', 'province', '', 'tax_id', private.setting('shop.tax_id') #>> '{}', 'branch', private.setting('shop.tax_branch') #>> '{}'),
         jsonb_build_object('thai', true, 'name', coalesce(nullif(c.tax_name, ''), s.business_name), 'number', coalesce(c.tax_id, ''),
           'branch', case when coalesce(c.tax_id, '') = '' then '' else c.tax_branch end,
           'address', coalesce(nullif(c.tax_address, ''), s.location, ''))
    from public.sellers s left join public.seller_contacts c on c.seller_id = s.id where s.id = p_seller_id
  returning id into made;
  return made;
end
$$;
revoke execute on function private.write_fee_invoice(text, text, uuid, date, uuid, bigint, bigint) from public;

create function private.issue_fee_invoices(p_month date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  first_day constant date := date_trunc('month', p_month)::date;
  one record;
  made uuid;
  issued integer := 0;
begin
  -- Two processes that issue at once: the second waits here and finds everything issued.
  perform pg_advisory_xact_lock(hashtextextended('fees:issue', 0));
  if exists (select from private.fee_months m where m.month = first_day) then return 0; end if;
  if (first_day + interval '1 month')::timestamp at time zone 'Asia/Bangkok' > private.now() then
    raise exception 'The month is not over.' using errcode = 'HT003';
  end if;
  if coalesce(private.setting('shop.tax_id') #>> '{}', '') !~ '^\d{13}$' or private.setting('shop.legal_name') #>> '{}' = ''
     or private.setting('shop.address') #>> '{}' = '' then
    return 0;
  end if;
  create temp table due on commit drop as
    select d.*, case when d.net_minor + d.vat_minor < 0 then (
        select l.invoice_id from public.fee_invoice_lines l join public.fee_invoices i on i.id = l.invoice_id and i.kind = 'tax_invoice'
         where l.order_id = d.order_id or l.payment_id = d.payment_id order by l.id limit 1) end as corrects_id
      from private.fees_due(first_day) d;
  for one in
    select d.seller_id, d.about, d.corrects_id, sum(d.net_minor)::bigint as net, sum(d.vat_minor)::bigint as vat from due d
     group by d.seller_id, d.about, d.corrects_id having sum(d.net_minor + d.vat_minor) <> 0
     order by d.corrects_id is not null, d.seller_id, d.about, d.corrects_id
  loop
    made := private.write_fee_invoice(case when one.corrects_id is null then 'tax_invoice' else 'credit_note' end, one.about, one.seller_id, first_day,
      one.corrects_id, abs(one.net), abs(one.vat));
    insert into public.fee_invoice_lines (invoice_id, seller_id, order_id, payment_id, net_minor, vat_minor)
      select made, d.seller_id, d.order_id, d.payment_id, d.net_minor, d.vat_minor from due d
       where d.seller_id = one.seller_id and d.about = one.about and d.corrects_id is not distinct from one.corrects_id;
    issued := issued + 1;
  end loop;
  drop table due;
  insert into private.fee_months (month) values (first_day);
  return issued;
end
$$;
comment on function private.issue_fee_invoices(date) is
  'Closes a month that is over: an invoice to each maker for its commission and its plan, a credit note for each invoice of which something was given back. '
  'Once; answers how many. Nothing is issued, and the month stays open, while the settings do not say who issues.';
revoke execute on function private.issue_fee_invoices(date) from public;
grant execute on function private.issue_fee_invoices(date) to service_role;

create function private.issue_fees_if_due() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  next_month date := coalesce((select (max(m.month) + interval '1 month')::date from private.fee_months m),
    (select date_trunc('month', min(j.posted_at) at time zone 'Asia/Bangkok')::date from public.journals j));
  issued integer := 0;
begin
  -- Some hours into the next month whatever began in the last one has ended.
  while (next_month + interval '1 month 6 hours')::timestamp at time zone 'Asia/Bangkok' <= private.now() loop
    issued := issued + private.issue_fee_invoices(next_month);
    exit when not exists (select from private.fee_months m where m.month = next_month);
    next_month := (next_month + interval '1 month')::date;
  end loop;
  return issued;
end
$$;
comment on function private.issue_fees_if_due() is 'Issues the invoices of every month that is over and has none, in order; answers how many.';
revoke execute on function private.issue_fees_if_due() from public;
grant execute on function private.issue_fees_if_due() to service_role;

create function public.enter_withholding(p_invoice_id uuid, p_certificate text, p_withheld_on date, p_amount_minor bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invoice public.fee_invoices;
begin
  select i.* into invoice from public.fee_invoices i join public.seller_members m on m.seller_id = i.seller_id
   where i.id = p_invoice_id and i.kind = 'tax_invoice' and m.person_id = (select auth.uid()) and m.role in ('owner', 'finance');
  if not found then raise exception 'There is no such invoice to this shop.' using errcode = 'PT404'; end if;
  if btrim(coalesce(p_certificate, '')) = '' or char_length(p_certificate) > 60 or p_withheld_on is null
     or p_withheld_on not between invoice.month and (private.now() at time zone 'Asia/Bangkok')::date
     or p_amount_minor is null or p_amount_minor not between 1 and invoice.net_minor then
    raise exception 'A certificate has a number, a day since the invoice''s month began, and an amount of no more than the fee.' using errcode = '22023';
  end if;
  insert into public.fee_withholdings as w (invoice_id, seller_id, certificate, withheld_on, amount_minor)
  values (invoice.id, invoice.seller_id, btrim(p_certificate), p_withheld_on, p_amount_minor)
  on conflict (invoice_id) do update set certificate = excluded.certificate, withheld_on = excluded.withheld_on, amount_minor = excluded.amount_minor,
    entered_at = private.now() where w.confirmed_at is null;
  if not found then raise exception 'This certificate is confirmed.' using errcode = 'HT005', hint = 'already_decided'; end if;
end
$$;
comment on function public.enter_withholding(uuid, text, date, bigint) is
  'For the owner or finance member of a shop: the certificate by which it withheld tax on an invoice. Changed until it is confirmed.';
revoke execute on function public.enter_withholding(uuid, text, date, bigint) from public, anon;
grant execute on function public.enter_withholding(uuid, text, date, bigint) to authenticated;

create function public.confirm_withholding(p_invoice_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('payouts.approve');
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', left(p_reason, 500), true);
  update public.fee_withholdings set confirmed_at = private.now() where invoice_id = p_invoice_id and confirmed_at is null;
  if not found then raise exception 'No certificate waits on this invoice.' using errcode = 'HT005', hint = 'already_decided'; end if;
end
$$;
comment on function public.confirm_withholding(uuid, text) is 'Says, for a reason, that the certificate of an invoice was seen and is right.';
revoke execute on function public.confirm_withholding(uuid, text) from public, anon;
grant execute on function public.confirm_withholding(uuid, text) to authenticated;

create function private.check_fee_invoices() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  -- What was invoiced of a closed month is the commission that was booked in it, with its VAT.
  select 'fee_invoices', to_char(coalesce(b.month, i.month), 'YYYY-MM') || ' ' || s.business_name, coalesce(b.amount, 0), coalesce(i.amount, 0)
    from (select date_trunc('month', j.posted_at at time zone 'Asia/Bangkok')::date as month, o.seller_id, -sum(p.amount_minor) as amount
            from public.journals j join public.orders o on o.id = j.order_id join public.postings p on p.journal_id = j.id
            join public.ledger_accounts a on a.id = p.account_id and a.kind in ('commission', 'vat_output')
           where date_trunc('month', j.posted_at at time zone 'Asia/Bangkok')::date in (select m.month from private.fee_months m) group by 1, 2) b
    full join (select v.month, v.seller_id, sum(l.net_minor + l.vat_minor) as amount
                 from public.fee_invoices v join public.fee_invoice_lines l on l.invoice_id = v.id
                where v.about = 'commission' and v.month in (select m.month from private.fee_months m) group by 1, 2) i
      on i.month = b.month and i.seller_id = b.seller_id
    join public.sellers s on s.id = coalesce(b.seller_id, i.seller_id)
   where coalesce(b.amount, 0) <> coalesce(i.amount, 0)
  union all
  select 'fee_invoice_lines', v.number, v.total_minor, coalesce(abs(sum(l.net_minor + l.vat_minor)), 0)
    from public.fee_invoices v left join public.fee_invoice_lines l on l.invoice_id = v.id
   group by v.id having v.total_minor <> coalesce(abs(sum(l.net_minor + l.vat_minor)), 0)
  union all
  select 'fee_numbers', k.series || k.year, k.last, count(v.id)
    from private.fee_counters k left join public.fee_invoices v on v.number like k.series || k.year || '-%' group by k.series, k.year, k.last
  having k.last <> count(v.id)
$$;
comment on function private.check_fee_invoices() is
  'A row for each closed month and maker whose invoices do not sum to the commission booked, each invoice that is not its lines, each gap in the numbers.';
revoke execute on function private.check_fee_invoices() from public;
grant execute on function private.check_fee_invoices() to service_role;

create or replace function private.check_books() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
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
                 join public.journals j on j.id = e.journal_id and num_nonnulls(j.order_id, j.payment_id) = 1
                where a.kind = 'clearing' group by 1, 2) b using (provider, currency)
   where p.held <> coalesce(b.held, 0)
  union all
  select * from private.check_payouts()
  union all
  select * from private.check_corrections()
  union all
  select * from private.check_sides()
  union all
  select * from private.check_stock()
  union all
  select * from private.check_fee_invoices()
$$;

-- Of a discount a maker's statement says what the maker paid of it; the rest is the shop's.
create or replace function private.statement_lines(p_seller_id uuid, p_from timestamptz, p_until timestamptz)
returns table (happened_at timestamptz, kind text, amount_minor bigint, order_number text, payout_number text, note text, journal_id bigint)
language sql stable security definer set search_path = '' as $$
  with own as (
    select j.id, j.kind, j.order_id, j.payout_id, j.posted_at, -sum(p.amount_minor)::bigint as change
      from public.ledger_accounts a join public.postings p on p.account_id = a.id join public.journals j on j.id = p.journal_id
     where a.seller_id = p_seller_id and a.currency = 'THB' and j.posted_at >= p_from and j.posted_at < p_until
     group by j.id having sum(p.amount_minor) <> 0
  ), parted as (
    -- A journal leaves nothing over: what its maker got is what buyers paid and the shop gave, less what the shop kept of it.
    select own.*, o.number, kept.commission, kept.vat, own.change - kept.commission - kept.vat as sold,
           o.items_minor + o.tax_added_minor as goods, o.discount_funded_minor - o.discount_minor as discount,
           o.shipping_minor + o.shipping_funded_minor as shipping,
           not exists (select from public.journals e join public.postings p on p.journal_id = e.id join public.ledger_accounts a on a.id = p.account_id
                        where e.order_id = own.order_id and e.id < own.id and a.seller_id = p_seller_id) as is_sale
      from own join public.orders o on o.id = own.order_id
     cross join lateral (
       select coalesce(sum(p.amount_minor) filter (where a.kind = 'commission'), 0)::bigint as commission,
              coalesce(sum(p.amount_minor) filter (where a.kind = 'vat_output'), 0)::bigint as vat
         from public.postings p join public.ledger_accounts a on a.id = p.account_id where p.journal_id = own.id) kept
     where own.kind in ('opening', 'capture', 'refund', 'cancellation', 'completion', 'change')
  ), lines as (
    select x.posted_at as happened_at, l.place, l.kind, l.amount_minor, x.number as order_number, null as payout_number, '' as note, x.id as journal_id
      from parted x cross join lateral (values
        (1, 'sale', case when x.is_sale then x.goods else 0 end), (2, 'discount', case when x.is_sale then x.discount else 0 end),
        (3, 'shipping', case when x.is_sale then x.shipping else 0 end),
        (4, 'refund', x.sold - case when x.is_sale then x.goods + x.discount + x.shipping else 0 end),
        (5, 'commission', x.commission), (6, 'commission_vat', x.vat)) l(place, kind, amount_minor)
     where l.amount_minor <> 0
    union all
    select own.posted_at, 1, case when own.payout_id is null then 'correction' else 'payout' end, own.change, o.number, p.number, coalesce(p.reference, ''),
           own.id
      from own left join public.orders o on o.id = own.order_id left join public.payouts p on p.id = own.payout_id
     where own.id not in (select x.id from parted x)
    union all
    -- A hold moves no money; it says why none was paid.
    select happened, 0, what, 0, null, null, h.reason, null
      from public.payout_holds h cross join lateral (values ('hold', h.placed_at), ('release', h.released_at)) e(what, happened)
     where h.seller_id = p_seller_id and happened >= p_from and happened < p_until
  )
  select l.happened_at, l.kind, l.amount_minor, l.order_number, l.payout_number, l.note, l.journal_id from lines l
   order by l.happened_at, l.journal_id, l.place
$$;
