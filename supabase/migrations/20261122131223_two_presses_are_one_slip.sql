-- Why: two presses at the same moment both found no slip yet, waited for the same lock, and the second was answered with an error after its picture had been taken.

create or replace function private.send_slip(of_payment uuid, picture text) returns uuid
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
  insert into public.order_events (order_group_id, type, actor_role, actor_id, payload) values (g.id, 'slip_sent', 'buyer', g.buyer_id, jsonb_build_object('slip_id', slip));
  insert into private.outbox (topic, key, payload) values ('shop.slip_sent', slip::text, jsonb_build_object('order_group_id', g.id, 'slip_id', slip));
  return slip;
end
$$;
