-- Why: what an operator may change without a release was changed in the database by hand. Staff read and change settings by their permission; a value that
-- is none of its kind is refused where it is kept, what it was is in the record of acts, and two who change the same do not overwrite each other.

alter table public.shop_settings add column default_value jsonb, add column least bigint, add column most bigint;
comment on column public.shop_settings.default_value is 'What the shop came with; its kind is the kind of every value.';
comment on column public.shop_settings.least is 'The smallest whole number it may be, and in `most` the largest; 0 and 10^12 where it is not said.';
-- Whoever has changed one before has left what it was in the record of acts.
update public.shop_settings s set default_value = coalesce(
  (select l.changes -> 'value' -> 0 from public.activity_log l where l.action = 'shop_settings.update' and l.subject = s.key order by l.id limit 1), s.value);
alter table public.shop_settings alter column default_value set not null;

create function private.keep_default() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.default_value := coalesce(new.default_value, new.value);
  return new;
end
$$;
revoke execute on function private.keep_default() from public;
create trigger shop_settings_default before insert on public.shop_settings for each row execute function private.keep_default();

update public.shop_settings set least = 0, most = 1000000 where key like '%\_ppm';
update public.shop_settings set least = 0, most = 10000000 where key like '%\_points\_ppm';
update public.shop_settings set least = 0, most = 10000000000 where key like '%\_minor';
update public.shop_settings set least = 0, most = 3650 where key ~ '(_|\.)(days|months)(_abroad)?$';
update public.shop_settings set least = 1, most = 43800 where key ~ '_(hours|minutes)(_[a-z_]+)?$';
update public.shop_settings set least = 1, most = 100000000 where key in ('points.goods_minor', 'points.lifetime_months', 'tiers.review_months');
update public.shop_settings set least = 1, most = 100 where key = 'list.page_size';
update public.shop_settings set least = 1, most = 7 where key = 'payouts.weekday';

create policy "who may reads all" on public.shop_settings for select to authenticated using ((select private.may('settings.read')));

/* Why a value cannot be the setting's: of another kind (`kind`), too small or too large (`bounds`), too long (`length`); null where it can. */
create function private.why_no_setting(setting public.shop_settings, wanted jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  kind text := jsonb_typeof(setting.default_value);
  least bigint := coalesce(setting.least, 0);
  most bigint := coalesce(setting.most, 1000000000000);
begin
  if wanted is null or jsonb_typeof(wanted) <> kind then return 'kind'; end if;
  if octet_length(wanted::text) > 4000 then return 'length'; end if;
  if kind = 'number' then
    if wanted::numeric <> trunc(wanted::numeric) then return 'kind'; end if;
    if wanted::numeric not between least and most then return 'bounds'; end if;
  elsif kind = 'string' then
    if char_length(wanted #>> '{}') > 500 then return 'length'; end if;
  elsif kind = 'array' then
    if exists (select from jsonb_array_elements(wanted) e where jsonb_typeof(e) <> 'string' or char_length(e #>> '{}') not between 1 and 100) then
      return 'kind';
    end if;
  elsif kind = 'object' then
    if exists (select from jsonb_each(wanted) e where not setting.default_value ? e.key or jsonb_typeof(e.value) <> 'number')
       or exists (select from jsonb_object_keys(setting.default_value) k where not wanted ? k) then
      return 'kind';
    end if;
    if exists (select from jsonb_each(wanted) e where e.value::text::numeric not between least and most) then return 'bounds'; end if;
  end if;
  return null;
end
$$;
revoke execute on function private.why_no_setting(public.shop_settings, jsonb) from public;

/*
 * Changes a setting for a reason. Wants `settings.write` and a fresh second factor. HT005 `setting_kind`, `setting_bounds` or `setting_length` for a value it
 * cannot have, HT003 `changed_meanwhile` where it is not what the person saw any more.
 */
create function public.change_setting(p_key text, p_value jsonb, p_seen jsonb, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  setting public.shop_settings;
  problem text;
begin
  perform private.demand('settings.write');
  perform private.demand_reason(p_reason);
  select * into setting from public.shop_settings where key = p_key for update;
  if not found then raise exception 'There is no setting %.', p_key using errcode = 'HT005', hint = 'no_such_setting'; end if;
  if setting.value <> p_seen then raise exception 'Somebody has changed it meanwhile.' using errcode = 'HT003', hint = 'changed_meanwhile'; end if;
  problem := private.why_no_setting(setting, p_value);
  if problem is not null then raise exception 'This cannot be the value of %.', p_key using errcode = 'HT005', hint = 'setting_' || problem; end if;
  perform set_config('app.reason', p_reason, true);
  update public.shop_settings set value = p_value where key = p_key and value <> p_value;
end
$$;
comment on function public.change_setting(text, jsonb, jsonb, text) is 'Changes a setting, for a reason; refused where it is not what the person saw.';
revoke execute on function public.change_setting(text, jsonb, jsonb, text) from public, anon;
grant execute on function public.change_setting(text, jsonb, jsonb, text) to authenticated, service_role;

/* Who changed a setting, from what to what and why, the newest first; the last hundred. Wants `settings.read`. */
create function public.setting_history(p_key text) returns table (changed_at timestamptz, person text, before jsonb, after jsonb, reason text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('settings.read');
  return query
    select l.happened_at, coalesce(u.email::text, l.actor), l.changes -> 'value' -> 0, l.changes -> 'value' -> 1, l.reason
      from public.activity_log l left join auth.users u on u.id = l.actor_id
     where l.subject = p_key and l.action = 'shop_settings.update' order by l.id desc limit 100;
end
$$;
comment on function public.setting_history(text) is 'Who changed a setting, from what to what and why: the last hundred changes.';
revoke execute on function public.setting_history(text) from public, anon;
grant execute on function public.setting_history(text) to authenticated, service_role;
