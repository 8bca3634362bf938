-- Why: money that goes back needs its paper. A maker who is registered for VAT owes the buyer a credit note (Revenue Code, section 86/10), the others a refund note; both refer to the document
-- they correct. Numbers run per maker, kind and year without a gap, as those of receipts do.

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
comment on table public.credit_notes is 'The paper of a refund, as it was issued; never changed. `amount_minor` is the money that went back; `sums` has the original value, what earlier notes took off it, the right value, the difference, the VAT in it, and how much of the difference came back as points.';
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

alter table public.refunds add column note_due boolean not null default true;
comment on column public.refunds.note_due is 'Nobody has looked yet whether this refund needs a credit note; kept by private.issue_credit_note.';
create index refunds_note_due on public.refunds (succeeded_at) where status = 'succeeded' and note_due;

/*
 * The credit note of a refund that was carried out, issued now where there is none; null where nothing is corrected: no document was ever issued, or what went back had been
 * paid twice. HT003 while the money has not gone. Locks the order, then the counter, as private.issue_document does; call it once in a transaction.
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
  whole := (d.sums ->> 'items_minor')::bigint - (d.sums ->> 'discount_minor')::bigint + (d.sums ->> 'shipping_minor')::bigint + coalesce((d.sums ->> 'tax_added_minor')::bigint, 0);
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
    case series when 'credit_note' then 'CN' else 'RN' end || extract(year from today) || '-' || lpad(place::text, greatest(5, length(place::text)), '0'), private.now(), r.currency,
    case when c.kind is not null then c.kind when o.status = 'canceled' then 'cancellation' else 'other' end, part,
    case when c.id is null or c.kind = 'cancellation' then d.lines
      else (select coalesce(jsonb_agg(jsonb_build_object('title', l.title, 'title_seller', l.title_seller, 'option_text', l.option_text, 'sku', l.sku, 'quantity', x.quantity,
              'unit_price_minor', l.unit_price_minor) order by l.position, l.id), '[]')
              from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id where x.case_id = c.id) end,
    jsonb_build_object('original_minor', whole, 'earlier_minor', earlier.difference, 'right_minor', whole - earlier.difference - part - points, 'difference_minor', part + points,
      'points_minor', points, 'tax_minor', tax, 'tax_rate_ppm', d.sums -> 'tax_rate_ppm'))
  returning * into made;
  return made;
end
$$;
comment on function private.issue_credit_note(uuid) is 'The credit note (or refund note) of a refund, issued once; null where no document is corrected.';
revoke execute on function private.issue_credit_note(uuid) from public, anon, authenticated;
grant execute on function private.issue_credit_note(uuid) to service_role;

/* Books a refund that was carried out, and has its buyer told, unless a case tells them. A second call changes nothing. */
create or replace function private.book_refund(wanted uuid, reference text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  r public.refunds;
begin
  update public.refunds set status = 'succeeded', provider_reference = reference, succeeded_at = private.now()
   where id = wanted and status in ('requested', 'processing', 'manual_required') returning * into r;
  if not found then return false; end if;
  update public.payment_splits set refunded_minor = refunded_minor + r.amount_minor where payment_id = r.payment_id and order_id = r.order_id;
  update public.payments set refunded_minor = refunded_minor + r.amount_minor,
    status = case when refunded_minor + r.amount_minor >= captured_minor then 'refunded' else 'partially_refunded' end where id = r.payment_id;
  insert into public.order_events (order_group_id, order_id, type, actor_role, reason, payload, idempotency_key)
  select o.order_group_id, o.id, 'refunded', 'system', r.reason, jsonb_build_object('amount_minor', r.amount_minor), 'refund:' || r.id from public.orders o where o.id = r.order_id
  on conflict do nothing;
  perform private.recompute_order(r.order_id);
  if r.case_id is null then
    insert into private.outbox (topic, key, payload)
    select 'order.refunded', r.id::text, jsonb_build_object('order_id', o.id::text, 'number', o.number, 'seller', o.seller_name, 'refund_id', r.id::text) from public.orders o where o.id = r.order_id
    on conflict do nothing;
  end if;
  return true;
end
$$;
