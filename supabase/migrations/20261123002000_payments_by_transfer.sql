-- Paying to the shop's own account: by bank transfer, or by a PromptPay code of its own. Neither tells the shop that money came, so the order waits a day
-- until a person has compared the buyer's slip with the account.

insert into public.shop_settings (key, value, description, is_public) values
  ('orders.reservation_minutes_transfer', '1440', 'How long stock is held for a transfer to the shop''s own account; a slip that was sent is looked at for '
    'as long again.', true);

create table public.payment_slips (
  id         uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments on delete cascade,
  path       text not null unique,
  mime_type  text not null,
  bytes      bigint not null check (bytes > 0),
  state      text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'replaced')),
  reason     text not null default '' check (char_length(reason) <= 500),
  sent_at    timestamptz not null default now(),
  decided_at timestamptz
);
comment on table public.payment_slips is
  'A picture by which a buyer shows that money was sent; `path` names it in the bucket payment-slips. It proves nothing by itself: a person looks into the '
  'account.';
create index payment_slips_payment on public.payment_slips (payment_id, sent_at desc);
create unique index payment_slips_one_waiting on public.payment_slips (payment_id) where state = 'waiting';
alter table public.payment_slips enable row level security;
create policy "buyers see what became of their slips" on public.payment_slips for select to authenticated
  using (exists (select 1 from public.payments p join public.order_groups g on g.id = p.order_group_id where p.id = payment_id
    and g.buyer_id = (select auth.uid())));
create policy "admins see slips" on public.payment_slips for select to authenticated using ((select private.is_admin()));
grant select on public.payment_slips to authenticated;
grant select, insert, update, delete on public.payment_slips to service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('payment-slips', 'payment-slips', false, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

/* Whether a folder bears the id of a payment the caller makes. A name that is no id is nobody's. */
create function private.is_my_payment_folder(folder text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then exists (select 1 from public.payments p join public.order_groups g on g.id = p.order_group_id where p.id = folder::uuid
      and g.buyer_id = (select auth.uid()))
    else false end
$$;
comment on function private.is_my_payment_folder(text) is 'Whether a folder bears the id of a payment the caller makes.';
revoke execute on function private.is_my_payment_folder(text) from public;
grant execute on function private.is_my_payment_folder(text) to authenticated, service_role;

-- Nobody adds a slip by a policy: the link to send one is made for the order's own link, so that guests can.
create policy "buyers and admins see slips" on storage.objects for select to authenticated
  using (bucket_id = 'payment-slips' and (private.is_my_payment_folder((storage.foldername(name))[1]) or (select private.is_admin())));

create table private.transfers (
  payment_id   uuid primary key references public.payments on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  currency     char(3) not null default 'THB' references public.currencies,
  confirmed_by text not null default '',
  confirmed_at timestamptz not null default now()
);
comment on table private.transfers is
  'Money a person has seen in the shop''s own account: the books that payments by transfer are settled from, as a provider''s books are for others.';
create index transfers_currency on private.transfers (currency);
alter table private.transfers enable row level security;
grant select, insert on private.transfers to service_role;

/*
 * Takes a slip that was put into the bucket: it replaces one that waits, and gives the shop time to look, once for an order. Returns the slip's id; the same
 * picture again, also from a second press at the same moment, gives the same one. Null where the order does not wait for a transfer, or no such picture lies
 * there.
 */
create function private.send_slip(of_payment uuid, picture text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  g public.order_groups;
  file record;
  slip uuid;
  is_first boolean;
  patience constant interval := (private.setting('orders.reservation_minutes_transfer') #>> '{}')::integer * interval '1 minute';
begin
  select * into g from public.order_groups where id = (select order_group_id from public.payments where id = of_payment) for update;
  -- Looked for behind the lock: whoever pressed twice finds what the first press wrote.
  select s.id into slip from public.payment_slips s where s.payment_id = of_payment and s.path = picture;
  if found then return slip; end if;
  if g.id is null or g.status <> 'awaiting_payment' or g.expires_at <= private.now() then return null; end if;
  perform 1 from public.payments p where p.id = of_payment and p.status = 'pending' and p.method in ('bank_transfer', 'shop_promptpay') for update;
  if not found then return null; end if;
  select o.metadata ->> 'mimetype' as mime_type, (o.metadata ->> 'size')::bigint as bytes into file
    from storage.objects o where o.bucket_id = 'payment-slips' and o.name = picture and picture like of_payment || '/%';
  if not found then return null; end if;
  is_first := not exists (select 1 from public.payment_slips s join public.payments p on p.id = s.payment_id where p.order_group_id = g.id);
  update public.payment_slips set state = 'replaced', decided_at = private.now() where payment_id = of_payment and state = 'waiting';
  insert into public.payment_slips (payment_id, path, mime_type, bytes) values (of_payment, picture, file.mime_type, file.bytes) returning id into slip;
  if is_first then
    update public.order_groups set expires_at = greatest(expires_at, private.now() + patience) where id = g.id returning * into g;
    update public.payments set expires_at = g.expires_at where id = of_payment;
    update public.stock_reservations set expires_at = g.expires_at where order_group_id = g.id and state = 'active';
  end if;
  insert into public.order_events (order_group_id, type, actor_role, actor_id, payload)
    values (g.id, 'slip_sent', 'buyer', g.buyer_id, jsonb_build_object('slip_id', slip));
  insert into private.outbox (topic, key, payload) values ('shop.slip_sent', slip::text, jsonb_build_object('order_group_id', g.id, 'slip_id', slip));
  return slip;
end
$$;
comment on function private.send_slip(uuid, text) is
  'Takes a slip that lies in the bucket and asks a person to look at it; null where the order does not wait for a transfer.';

/* Says of the waiting slip that no such money came, and why; the buyer may send another. Returns its id, or null where none waits. */
create function private.refuse_slip(of_payment uuid, because text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  refused record;
begin
  if btrim(because) = '' then raise exception 'A slip is refused for a reason the buyer can read.' using errcode = 'HT004'; end if;
  update public.payment_slips s set state = 'refused', reason = left(btrim(because), 500), decided_at = private.now()
    from public.payments p
   where s.payment_id = of_payment and s.state = 'waiting' and p.id = of_payment returning s.id, p.order_group_id into refused;
  if not found then return null; end if;
  insert into public.order_events (order_group_id, type, actor_role, reason, payload)
  values (refused.order_group_id, 'slip_refused', 'operator', left(btrim(because), 500), jsonb_build_object('slip_id', refused.id));
  insert into private.outbox (topic, key, payload)
  values ('order.slip_refused', refused.id::text, jsonb_build_object('order_group_id', refused.order_group_id, 'reason', left(btrim(because), 500)));
  return refused.id;
end
$$;
comment on function private.refuse_slip(uuid, text) is 'Refuses the slip that waits, with a reason for the buyer, who is told and may send another.';
revoke execute on function private.send_slip(uuid, text), private.refuse_slip(uuid, text) from public;
grant execute on function private.send_slip(uuid, text), private.refuse_slip(uuid, text) to service_role;
