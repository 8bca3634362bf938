-- Two people change one record: whoever is second is told, wherever it is, in one way. A function that changes a record takes what its person saw of it
-- (`p_seen`) and asks `private.demand_unchanged`; the desk then shows both values of each field. Who has a record open is told to the others by presence,
-- on a channel that names the permission by which such records are read.

create function private.demand_unchanged(seen jsonb, now jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if seen is distinct from now then
    raise exception 'Somebody else has changed this meanwhile.' using errcode = 'HT003', hint = 'changed_meanwhile';
  end if;
end
$$;
comment on function private.demand_unchanged(jsonb, jsonb) is
  'HT003 changed_meanwhile where a record is not what somebody saw who wants to change it. Called with the row locked.';
revoke execute on function private.demand_unchanged(jsonb, jsonb) from public;
grant execute on function private.demand_unchanged(jsonb, jsonb) to service_role;

create function private.may_share_record(topic text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when topic !~ '^record:(anybody|[a-z_]+\.[a-z_]+):[a-z-]{1,40}:[^:]{1,100}$' then false
    when split_part(topic, ':', 2) = 'anybody' then private.is_staff_here()
    else private.may(split_part(topic, ':', 2)) end
$$;
comment on function private.may_share_record(text) is
  'Whether somebody may hear and say who has a record open: `record:{permission}:{resource}:{key}`, for who has that permission (`anybody`: for'
  ' all staff).';
revoke execute on function private.may_share_record(text) from public;
grant execute on function private.may_share_record(text) to authenticated, service_role;

create policy "colleagues see who has a record open" on realtime.messages for select to authenticated
  using (extension = 'presence' and private.may_share_record((select realtime.topic())));
create policy "colleagues say that they have a record open" on realtime.messages for insert to authenticated
  with check (extension = 'presence' and private.may_share_record((select realtime.topic())));

CREATE OR REPLACE FUNCTION public.change_setting(p_key text, p_value jsonb, p_seen jsonb, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  setting public.shop_settings;
  problem text;
begin
  perform private.demand('settings.write');
  perform private.demand_reason(p_reason);
  select * into setting from public.shop_settings where key = p_key for update;
  if not found then raise exception 'There is no setting %.', p_key using errcode = 'HT005', hint = 'no_such_setting'; end if;
  perform private.demand_unchanged(p_seen, setting.value);
  problem := private.why_no_setting(setting, p_value);
  if problem is not null then raise exception 'This cannot be the value of %.', p_key using errcode = 'HT005', hint = 'setting_' || problem; end if;
  perform set_config('app.reason', p_reason, true);
  update public.shop_settings set value = p_value where key = p_key and value <> p_value;
end
$function$;

CREATE OR REPLACE FUNCTION public.write_commission_rule(p_id bigint, p_rule jsonb, p_seen timestamp with time zone, p_reason text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  select * into kept from public.commission_rules r where r.id = p_id for update;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
  update public.commission_rules r set name = asked.name, rate_ppm = asked.rate_ppm, least_minor = asked.least_minor, most_minor = asked.most_minor,
      seller_ids = asked.seller_ids, category_ids = asked.category_ids, product_ids = asked.product_ids, has_plan = asked.has_plan,
      goods_from_minor = asked.goods_from_minor, goods_below_minor = asked.goods_below_minor, starts_at = coalesce(asked.starts_at, r.starts_at),
      ends_at = asked.ends_at, is_active = coalesce(asked.is_active, true), changed_at = clock_timestamp()
   where r.id = p_id;
  return p_id;
end
$function$;

drop function public.order_commission_rules(bigint[], text);
create function public.order_commission_rules(p_ids bigint[], p_seen bigint[], p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.demand('commissions.write');
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', p_reason, true);
  lock table public.commission_rules in share row exclusive mode;
  perform private.demand_unchanged(to_jsonb(p_seen), (select to_jsonb(array_agg(r.id order by r.position, r.id)) from public.commission_rules r));
  if (select array_agg(r.id order by r.id) from public.commission_rules r) is distinct from (select array_agg(distinct i) from unnest(p_ids) i) then
    raise exception 'Every rule has its place.' using errcode = 'HT005', hint = 'other_rules';
  end if;
  update public.commission_rules r set position = wanted.place
    from unnest(p_ids) with ordinality wanted(id, place) where wanted.id = r.id and r.position <> wanted.place;
end
$function$;
comment on function public.order_commission_rules(bigint[], bigint[], text) is
  'Says in which order the rules are tried, all of them, for a reason; refused where they are not in the order that was seen.';
revoke execute on function public.order_commission_rules(bigint[], bigint[], text) from public, anon;
grant execute on function public.order_commission_rules(bigint[], bigint[], text) to authenticated, service_role;

drop function public.correct_order_address(uuid, jsonb, text);
create function public.correct_order_address(p_order_id uuid, p_address jsonb, p_seen jsonb, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  if jsonb_typeof(p_seen) is distinct from 'object' or exists (select from jsonb_object_keys(p_address) k where not p_seen ? k) then
    raise exception 'Whoever mends a line says what it was.' using errcode = '22023', hint = 'invalid';
  end if;
  perform private.demand_unchanged(p_seen, (select jsonb_object_agg(k, coalesce(o.shipping_address ->> k, '')) from jsonb_object_keys(p_seen) k));
  corrected := o.shipping_address || p_address;
  if corrected = o.shipping_address then return; end if;
  update public.orders set shipping_address = corrected where id = o.id;
  insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, reason)
    values (o.order_group_id, o.id, 'address_corrected', 'operator', (select auth.uid()), left(p_reason, 1000));
  perform private.log_activity('orders.correct_address', o.id::text, (
    select jsonb_object_agg(f.key, jsonb_build_array(o.shipping_address ->> f.key, f.value)) from jsonb_each_text(p_address) f
     where f.value is distinct from o.shipping_address ->> f.key), p_reason);
end
$function$;
comment on function public.correct_order_address(uuid, jsonb, jsonb, text) is
  'Corrects where an order goes before anything of it was sent. Lines not named stay, the country always. HT003 afterwards, and where the lines'
  ' are not those that were seen; 22023 for no address.';
revoke execute on function public.correct_order_address(uuid, jsonb, jsonb, text) from public, anon;
grant execute on function public.correct_order_address(uuid, jsonb, jsonb, text) to authenticated, service_role;

drop function public.write_staff_role(text, text, text[], text);
create function public.write_staff_role(p_slug text, p_description text, p_permissions text[], p_seen text[], p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.demand('staff.write');
  perform private.demand_reason(p_reason);
  if exists (select from unnest(p_permissions) w where not private.staff_may((select auth.uid()), w)) then
    raise exception 'Nobody gives away more than they have.' using errcode = '42501';
  end if;
  perform set_config('app.reason', p_reason, true);
  perform from public.staff_roles r where r.slug = p_slug for update;
  perform private.demand_unchanged(case when p_seen is not null then to_jsonb(array(select unnest(p_seen) order by 1)) end,
    case when found then to_jsonb(array(select h.permission from public.staff_role_permissions h where h.role = p_slug order by 1)) end);
  if exists (select from public.staff_roles r where r.slug = p_slug) then
    perform private.demand_no_more_than_mine(p_slug);
    if exists (select from public.staff_roles r where r.slug = p_slug and r.has_all) then
      raise exception 'An owner may everything.' using errcode = 'HT005', hint = 'owner_role';
    end if;
    update public.staff_roles r set description = p_description where r.slug = p_slug and r.description <> p_description;
  else
    insert into public.staff_roles (slug, description) values (p_slug, p_description);
  end if;
  delete from public.staff_role_permissions h where h.role = p_slug and h.permission <> all (p_permissions);
  insert into public.staff_role_permissions (role, permission) select distinct p_slug, w from unnest(p_permissions) w on conflict do nothing;
end
$function$;
comment on function public.write_staff_role(text, text, text[], text[], text) is
  'Makes a role of one''s own or says anew what a role may, for a reason; everybody who has it may that at once. `p_seen`: what it might '
  'before, null for a new one; refused where it is another by now. Nobody gives away more than they have.';
revoke execute on function public.write_staff_role(text, text, text[], text[], text) from public, anon;
grant execute on function public.write_staff_role(text, text, text[], text[], text) to authenticated, service_role;
