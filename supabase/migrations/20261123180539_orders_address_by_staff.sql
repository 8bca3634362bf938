-- Why: a mistyped house number is mended before the parcel leaves, by whoever the buyer has written to.
-- The country stays, because delivery and duties were paid for it.
create function public.correct_order_address(p_order_id uuid, p_address jsonb, p_reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  named constant text[] := array['recipient', 'phone', 'line1', 'line2', 'subdistrict', 'district', 'province', 'postcode', 'note'];
  corrected jsonb;
begin
  perform private.demand('orders.write');
  perform private.demand_reason(p_reason);
  select * into o from public.orders where id = p_order_id for update;
  if not found then raise exception 'There is no such order.' using errcode = 'PT404'; end if;
  if o.status not in ('placed', 'accepted', 'in_production') or exists (select from public.shipments s where s.order_id = o.id) then
    raise exception 'Something of this order is already on its way.' using errcode = 'HT003', hint = 'not_allowed_now';
  end if;
  if jsonb_typeof(p_address) is distinct from 'object'
     or exists (select from jsonb_each(p_address) f where f.key <> all (named) or jsonb_typeof(f.value) <> 'string' or char_length(f.value #>> '{}') > 200)
     or btrim(coalesce(p_address ->> 'recipient', '')) = '' or btrim(coalesce(p_address ->> 'line1', '')) = '' then
    raise exception 'An address has a recipient and a first line, each of its lines text of at most 200 letters.'
      using errcode = '22023', hint = 'invalid';
  end if;
  corrected := o.shipping_address || p_address;
  if corrected = o.shipping_address then return; end if;
  update public.orders set shipping_address = corrected where id = o.id;
  insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, reason)
    values (o.order_group_id, o.id, 'address_corrected', 'operator', (select auth.uid()), left(p_reason, 1000));
  perform private.log_activity('orders.correct_address', o.id::text, (
    select jsonb_object_agg(f.key, jsonb_build_array(o.shipping_address ->> f.key, f.value)) from jsonb_each_text(p_address) f
     where f.value is distinct from o.shipping_address ->> f.key), p_reason);
end
$$;
comment on function public.correct_order_address(uuid, jsonb, text) is
  'Corrects where an order goes before anything of it was sent. Lines not named stay, the country always. HT003 afterwards, 22023 for no address.';
revoke execute on function public.correct_order_address(uuid, jsonb, text) from public, anon;
grant execute on function public.correct_order_address(uuid, jsonb, text) to authenticated;
