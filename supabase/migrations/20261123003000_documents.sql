-- Who paid gets a receipt, and of a maker who is registered for VAT a tax invoice (Revenue Code, sections 86/4 and 105). Money that goes back needs its
-- paper, too: a maker who is registered for VAT owes the buyer a credit note (section 86/10), the others a refund note; both refer to the document they
-- correct. Numbers run per maker, kind and year without a gap, a document is issued once, and nobody changes it afterwards, the shop itself included.

create table public.documents (
  id         uuid primary key default gen_random_uuid(),
  order_id   uuid not null unique references public.orders on delete restrict,
  seller_id  uuid not null references public.sellers on delete restrict,
  kind       text not null check (kind in ('receipt', 'tax_invoice')),
  number     text not null check (number ~ '^[A-Z]{2}\d{4}-\d{5,}$'),
  issued_at  timestamptz not null,
  paid_at    timestamptz not null,
  currency   char(3) not null references public.currencies,
  issuer     jsonb not null,
  lines      jsonb not null,
  sums       jsonb not null,
  unique (seller_id, number)
);
comment on table public.documents is
  'A receipt or tax invoice of one maker for one order, as it was issued; never changed. It holds what was sold and by whom; who bought is read from the '
  'order, which forgets it when an account is deleted. Amounts are minor units of `currency`.';
create index documents_currency on public.documents (currency);
alter table public.documents enable row level security;
create policy "buyer and seller read their documents" on public.documents for select to authenticated using (private.is_my_order(order_id));
grant select on public.documents to authenticated;

-- Issued by private.issue_document and by nothing else.
revoke insert, update, delete, truncate on public.documents from service_role;
grant select on public.documents to service_role;

create table private.document_counters (
  seller_id uuid not null references public.sellers on delete restrict,
  kind      text not null,
  year      integer not null,
  last      integer not null check (last > 0),
  primary key (seller_id, kind, year)
);
comment on table private.document_counters is
  'The last number given to each maker''s documents of a kind and year. The row is locked until the document stands, so a number is never skipped.';
alter table private.document_counters enable row level security;
revoke all on private.document_counters from service_role;

/*
 * The receipt or tax invoice of an order, issued now where there is none: the next number of the maker's series, with the lines and sums of the order as they
 * were charged. HT003 for an order whose money has not arrived. Locks the order, then the counter; call it once in a transaction.
 */
create function private.issue_document(wanted uuid) returns public.documents
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  made public.documents;
  seller record;
  series text;
  prefix text;
  place integer;
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select * into made from public.documents d where d.order_id = wanted;
  if found then return made; end if;
  if o.payment_status not in ('paid', 'overpaid', 'partially_refunded') then
    raise exception 'A receipt is for money that has arrived.' using errcode = 'HT003';
  end if;
  select s.business_name, s.location, s.province, s.vat_registered, coalesce(c.tax_name, '') as tax_name, coalesce(c.tax_address, '') as tax_address,
         coalesce(c.tax_id, '') as tax_id, coalesce(c.tax_branch, '00000') as tax_branch
    into seller from public.sellers s left join public.seller_contacts c on c.seller_id = s.id where s.id = o.seller_id;
  -- What was charged decides, not what the maker is by now; abroad the rate is zero, and only the register tells.
  series := case when o.tax_included_minor > 0 or (seller.vat_registered and o.shipping_address ->> 'country' <> 'TH') then 'tax_invoice' else 'receipt' end;
  prefix := case series when 'tax_invoice' then 'TI' else 'RC' end;
  insert into private.document_counters as c (seller_id, kind, year, last) values (o.seller_id, series, extract(year from today), 1)
    on conflict (seller_id, kind, year) do update set last = c.last + 1 returning c.last into place;
  insert into public.documents (order_id, seller_id, kind, number, issued_at, paid_at, currency, issuer, lines, sums)
  values (wanted, o.seller_id, series, prefix || extract(year from today) || '-' || lpad(place::text, greatest(5, length(place::text)), '0'), private.now(),
    coalesce((select max(e.created_at) from public.order_events e where e.order_id = wanted and e.type = 'cash_collected'), o.placed_at, private.now()),
      o.currency,
    jsonb_build_object('shop', o.seller_name, 'name', coalesce(nullif(seller.tax_name, ''), seller.business_name), 'address', seller.tax_address,
      'place', seller.location, 'province', seller.province, 'tax_id', seller.tax_id, 'branch', seller.tax_branch),
    (select jsonb_agg(jsonb_build_object('title', l.title, 'title_seller', l.title_seller, 'option_text', l.option_text, 'sku', l.sku, 'quantity', l.quantity,
        'unit_price_minor', l.unit_price_minor, 'discount_minor', l.discount_minor, 'total_minor', l.total_minor, 'tax_rate_ppm', l.tax_rate_ppm)
          order by l.position, l.id)
       from public.order_lines l where l.order_id = wanted),
    jsonb_build_object('items_minor', o.items_minor, 'discount_minor', o.discount_minor, 'shipping_minor', o.shipping_minor, 'tax_added_minor',
      o.tax_added_minor,
      'tax_included_minor', o.tax_included_minor, 'total_minor', o.total_minor,
      'tax_rate_ppm', coalesce((select max(l.tax_rate_ppm) from public.order_lines l where l.order_id = wanted), 0)))
  returning * into made;
  update public.orders set has_document = true where id = wanted;
  return made;
end
$$;
comment on function private.issue_document(uuid) is 'The receipt or tax invoice of a paid order, issued once.';
revoke execute on function private.issue_document(uuid) from public, anon, authenticated;
grant execute on function private.issue_document(uuid) to service_role;

create table public.credit_notes (
  id           uuid primary key default gen_random_uuid(),
  refund_id    uuid not null unique references public.refunds on delete restrict,
  document_id  uuid not null references public.documents on delete restrict,
  order_id     uuid not null references public.orders on delete restrict,
  case_id      uuid references public.order_cases on delete restrict,
  seller_id    uuid not null references public.sellers on delete restrict,
  kind         text not null check (kind in ('credit_note', 'refund_note')),
  number       text not null check (number ~ '^(CN|RN)\d{4}-\d{5,}$'),
  issued_at    timestamptz not null,
  currency     char(3) not null references public.currencies,
  reason       text not null check (reason in ('cancellation', 'return', 'withdrawal', 'claim', 'other')),
  amount_minor bigint not null check (amount_minor > 0),
  lines        jsonb not null,
  sums         jsonb not null,
  unique (seller_id, number)
);
comment on table public.credit_notes is
  'The paper of a refund, as it was issued; never changed. `amount_minor` is the money that went back; `sums` has the original value, what earlier notes '
  'took off it, the right value, the difference, the VAT in it, and how much of the difference came back as points.';
create index credit_notes_document on public.credit_notes (document_id);
create index credit_notes_order on public.credit_notes (order_id);
create index credit_notes_case on public.credit_notes (case_id);
create index credit_notes_currency on public.credit_notes (currency);
alter table public.credit_notes enable row level security;
create policy "buyer and seller read their credit notes" on public.credit_notes for select to authenticated using (private.is_my_order(order_id));
grant select on public.credit_notes to authenticated;

-- Issued by private.issue_credit_note and by nothing else.
revoke insert, update, delete, truncate on public.credit_notes from service_role;
grant select on public.credit_notes to service_role;

/*
 * The credit note of a refund that was carried out, issued now where there is none; null where nothing is corrected: no document was ever issued, or what
 * went back had been paid twice. HT003 while the money has not gone. Locks the order, then the counter, as private.issue_document does; call it once in a
 * transaction.
 */
create function private.issue_credit_note(wanted uuid) returns public.credit_notes
language plpgsql security definer set search_path = '' as $$
declare
  r public.refunds;
  o public.orders;
  d public.documents;
  c public.order_cases;
  made public.credit_notes;
  earlier record;
  whole bigint;
  part bigint;
  points bigint;
  tax bigint;
  series text;
  place integer;
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
begin
  select * into r from public.refunds where id = wanted;
  if not found then raise exception 'There is no such refund.' using errcode = 'P0002'; end if;
  if r.status <> 'succeeded' then raise exception 'A credit note is for money that has gone back.' using errcode = 'HT003'; end if;
  select * into o from public.orders where id = r.order_id for update;
  select * into made from public.credit_notes n where n.refund_id = wanted;
  if found then return made; end if;
  update public.refunds set note_due = false where id = wanted and note_due;
  select * into d from public.documents x where x.order_id = o.id;
  if not found then
    if o.payment_status not in ('paid', 'overpaid', 'partially_refunded') then return null; end if;
    d := private.issue_document(o.id);
  end if;
  select coalesce(sum(n.amount_minor), 0)::bigint as amount, coalesce(sum((n.sums ->> 'difference_minor')::bigint), 0)::bigint as difference,
         coalesce(sum((n.sums ->> 'tax_minor')::bigint), 0)::bigint as tax, coalesce(sum((n.sums ->> 'points_minor')::bigint), 0)::bigint as points
    into earlier from public.credit_notes n where n.order_id = o.id;
  -- What had been paid twice was never the price of anything.
  part := least(r.amount_minor, (d.sums ->> 'total_minor')::bigint - earlier.amount,
    (select coalesce(sum(x.amount_minor), 0) from public.refunds x where x.order_id = o.id and x.status = 'succeeded')
      - greatest(0, (select coalesce(sum(s.captured_minor), 0) from public.payment_splits s where s.order_id = o.id) - o.total_minor) - earlier.amount);
  if r.reason = 'paid_twice' or part <= 0 then return null; end if;

  select * into c from public.order_cases x where x.id = r.case_id;
  -- Points are a way to pay: what came back as points is part of the corrected value, as it was part of the taxed one.
  whole := (d.sums ->> 'items_minor')::bigint - (d.sums ->> 'discount_minor')::bigint + (d.sums ->> 'shipping_minor')::bigint
    + coalesce((d.sums ->> 'tax_added_minor')::bigint, 0);
  points := whole - (d.sums ->> 'total_minor')::bigint - earlier.points;
  if earlier.amount + part < (d.sums ->> 'total_minor')::bigint then
    points := least(points, case when c.id is not null then round(o.points_minor * private.part_of_case(c.id) * part / greatest(1, c.refund_minor))
      else round(o.points_minor::numeric * part / greatest(1, (d.sums ->> 'total_minor')::bigint)) end);
  end if;
  tax := round((d.sums ->> 'tax_included_minor')::numeric * (earlier.difference + part + points) / greatest(1, whole)) - earlier.tax;

  series := case d.kind when 'tax_invoice' then 'credit_note' else 'refund_note' end;
  insert into private.document_counters as k (seller_id, kind, year, last) values (o.seller_id, series, extract(year from today), 1)
    on conflict (seller_id, kind, year) do update set last = k.last + 1 returning k.last into place;
  insert into public.credit_notes (refund_id, document_id, order_id, case_id, seller_id, kind, number, issued_at, currency, reason, amount_minor, lines, sums)
  values (wanted, d.id, o.id, c.id, o.seller_id, series,
    case series when 'credit_note' then 'CN' else 'RN' end || extract(year from today) || '-' || lpad(place::text, greatest(5, length(place::text)), '0'),
      private.now(), r.currency,
    case when c.kind is not null then c.kind when o.status = 'canceled' then 'cancellation' else 'other' end, part,
    case when c.id is null or c.kind = 'cancellation' then d.lines
      else (select coalesce(jsonb_agg(jsonb_build_object('title', l.title, 'title_seller', l.title_seller, 'option_text', l.option_text, 'sku', l.sku,
        'quantity', x.quantity,
              'unit_price_minor', l.unit_price_minor) order by l.position, l.id), '[]')
              from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id where x.case_id = c.id) end,
    jsonb_build_object('original_minor', whole, 'earlier_minor', earlier.difference, 'right_minor', whole - earlier.difference - part - points,
      'difference_minor', part + points,
      'points_minor', points, 'tax_minor', tax, 'tax_rate_ppm', d.sums -> 'tax_rate_ppm'))
  returning * into made;
  return made;
end
$$;
comment on function private.issue_credit_note(uuid) is 'The credit note (or refund note) of a refund, issued once; null where no document is corrected.';
revoke execute on function private.issue_credit_note(uuid) from public, anon, authenticated;
grant execute on function private.issue_credit_note(uuid) to service_role;
