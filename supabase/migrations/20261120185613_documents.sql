-- Why: who paid gets a receipt, and of a maker who is registered for VAT a tax invoice (Revenue Code, sections 86/4 and 105). Numbers run per maker, kind and year
-- without a gap, a document is issued once, and nobody changes it afterwards, the shop itself included.

alter table public.seller_contacts
  add column tax_name    text not null default '' check (char_length(tax_name) <= 200),
  add column tax_address text not null default '' check (char_length(tax_address) <= 500),
  add column tax_branch  text not null default '00000' check (tax_branch ~ '^\d{5}$');
comment on column public.seller_contacts.tax_name is 'The name on receipts and tax invoices; the shop''s name where it is empty.';
comment on column public.seller_contacts.tax_address is 'The registered address on receipts and tax invoices; the maker''s place where it is empty.';
comment on column public.seller_contacts.tax_branch is 'The Revenue Department''s number of the branch; 00000 is the head office.';

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
comment on table public.documents is 'A receipt or tax invoice of one maker for one order, as it was issued; never changed. It holds what was sold and by whom; who bought is read from the order, which forgets it when an account is deleted. Amounts are minor units of `currency`.';
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
comment on table private.document_counters is 'The last number given to each maker''s documents of a kind and year. The row is locked until the document stands, so a number is never skipped.';
alter table private.document_counters enable row level security;
revoke all on private.document_counters from service_role;

alter table public.orders add column has_document boolean not null default false;
comment on column public.orders.has_document is 'A receipt or tax invoice was issued; kept by private.issue_document.';
create index orders_without_document on public.orders (placed_at, id) where not has_document and payment_status in ('paid', 'overpaid', 'partially_refunded');

/*
 * The receipt or tax invoice of an order, issued now where there is none: the next number of the maker's series, with the lines and sums of the order as they were
 * charged. HT003 for an order whose money has not arrived. Locks the order, then the counter; call it once in a transaction.
 */
create function private.issue_document(wanted uuid) returns public.documents
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  made public.documents;
  maker record;
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
    into maker from public.sellers s left join public.seller_contacts c on c.seller_id = s.id where s.id = o.seller_id;
  -- What was charged decides, not what the maker is by now; abroad the rate is zero, and only the register tells.
  series := case when o.tax_included_minor > 0 or (maker.vat_registered and o.shipping_address ->> 'country' <> 'TH') then 'tax_invoice' else 'receipt' end;
  prefix := case series when 'tax_invoice' then 'TI' else 'RC' end;
  insert into private.document_counters as c (seller_id, kind, year, last) values (o.seller_id, series, extract(year from today), 1)
    on conflict (seller_id, kind, year) do update set last = c.last + 1 returning c.last into place;
  insert into public.documents (order_id, seller_id, kind, number, issued_at, paid_at, currency, issuer, lines, sums)
  values (wanted, o.seller_id, series, prefix || extract(year from today) || '-' || lpad(place::text, greatest(5, length(place::text)), '0'), private.now(),
    coalesce((select max(e.created_at) from public.order_events e where e.order_id = wanted and e.type = 'cash_collected'), o.placed_at, private.now()), o.currency,
    jsonb_build_object('shop', o.seller_name, 'name', coalesce(nullif(maker.tax_name, ''), maker.business_name), 'address', maker.tax_address,
      'place', maker.location, 'province', maker.province, 'tax_id', maker.tax_id, 'branch', maker.tax_branch),
    (select jsonb_agg(jsonb_build_object('title', l.title, 'title_seller', l.title_seller, 'option_text', l.option_text, 'sku', l.sku, 'quantity', l.quantity,
        'unit_price_minor', l.unit_price_minor, 'discount_minor', l.discount_minor, 'total_minor', l.total_minor, 'tax_rate_ppm', l.tax_rate_ppm) order by l.position, l.id)
       from public.order_lines l where l.order_id = wanted),
    jsonb_build_object('items_minor', o.items_minor, 'discount_minor', o.discount_minor, 'shipping_minor', o.shipping_minor, 'tax_added_minor', o.tax_added_minor,
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

-- One more kind of letter, whatever kinds there are already.
do $$
declare
  ruled record;
begin
  for ruled in
    select conrelid::regclass as of_table, conname, pg_get_constraintdef(oid) as rule from pg_catalog.pg_constraint where conname = 'notification_preferences_kind_check'
  loop
    execute format('alter table %s drop constraint %I', ruled.of_table, ruled.conname);
    execute format('alter table %s add constraint %I %s', ruled.of_table, ruled.conname, replace(ruled.rule, 'ARRAY[', 'ARRAY[''review_invitation''::text, '));
  end loop;
end
$$;
insert into public.shop_settings (key, value, description, is_public) values
  ('reviews.invite_days', '5', 'Days after delivery when a buyer is asked, once, how the pieces are.', false);
