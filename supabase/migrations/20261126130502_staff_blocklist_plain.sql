-- Why: whoever keeps a copy of the blocklist (Node's BlockList) finds every IPv4 address in an IPv6 network around ::ffff:0:0/96, while
-- PostgreSQL finds nobody in it: `::/24` stopped everybody, its writer too, and the trial said nobody. IPv4 written as IPv6 is IPv4 here.
create function private.plain_inet(p inet) returns inet language sql immutable set search_path = '' as $$
  select case when p <<= '::ffff:0:0/96'::inet then set_masklen(substr(host(p), 8)::inet, masklen(p) - 96) else p end
$$;
comment on function private.plain_inet(inet) is 'An IPv4 address or network that is written as IPv6 (::ffff:1.2.3.4), as IPv4; everything else as it is.';
revoke execute on function private.plain_inet(inet) from public;
grant execute on function private.plain_inet(inet) to service_role;

create or replace function private.as_inet(p_text text)
 RETURNS inet
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if p_text is null or p_text !~ '^[0-9A-Fa-f:.]+(/[0-9]{1,3})?$' then return null; end if;
  return private.plain_inet(p_text::inet);
exception when others then
  return null;
end
$function$;

create or replace function private.block_value(p_kind text, p_value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  said text := lower(btrim(coalesce(p_value, '')));
  net inet;
begin
  case p_kind
    when 'email' then
      if said !~ '^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$' or char_length(said) > 254 then
        raise exception 'This is no email address.' using errcode = 'HT004', hint = 'block_email';
      end if;
      -- What stands behind a plus is the same mailbox.
      return regexp_replace(said, '\+[^@]*@', '@');
    when 'domain' then
      said := ltrim(said, '@');
      if said !~ '^([^\s@/:,;.]+\.)+[^\s@/:,;.]{2,63}$' or char_length(said) > 253 then
        raise exception 'This is no domain.' using errcode = 'HT004', hint = 'block_domain';
      end if;
      return said;
    when 'network' then
      net := private.as_inet(said);
      if net is null then raise exception 'This is no network address.' using errcode = 'HT004', hint = 'block_network'; end if;
      if masklen(net) < (case family(net) when 4 then 12 else 24 end) or net >>= '::ffff:0:0/96'::inet then
        raise exception 'This network is too wide.' using errcode = 'HT004', hint = 'block_wide';
      end if;
      return network(net)::text;
    else
      raise exception 'There is no such kind.' using errcode = 'HT004', hint = 'block_kind';
  end case;
end
$function$;

create or replace function private.block_meets(p_kind text, p_value text, p_email text, p_ip inet)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(case p_kind
    when 'email' then regexp_replace(lower(btrim(p_email)), '\+[^@]*@', '@') = p_value
    when 'domain' then '.' || split_part(lower(btrim(p_email)), '@', 2) like '%.' || replace(replace(p_value, '\', '\\'), '_', '\_')
    when 'network' then private.plain_inet(p_ip) <<= p_value::inet
  end, false)
$function$;

create or replace function private.own_networks(p_person uuid)
 RETURNS SETOF inet
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.plain_inet(s.ip) from auth.sessions s where s.user_id = p_person and s.ip is not null and (s.not_after is null or s.not_after > private.now())
  union
  select private.as_inet(a.ip_address) from auth.audit_log_entries a
   where a.created_at > private.now() - interval '1 day' and a.payload ->> 'actor_id' = p_person::text and private.as_inet(a.ip_address) is not null
$function$;

comment on function private.as_inet(text) is 'A text as a network address, IPv4 in its own form; null for what is none.';

-- What stands written so becomes the IPv4 network it means; what is too wide for one, or stands already, ends.
with networks as materialized (select b.id, b.value::inet as net from private.blocklist_entries b where b.kind = 'network' and b.lifted_at is null)
update private.blocklist_entries e set lifted_at = private.now() from networks n
 where e.id = n.id and (n.net >>= '::ffff:0:0/96'::inet or n.net <<= '::ffff:0:0/96'::inet and (masklen(n.net) < 108
   or exists (select from networks x where x.net = network(private.plain_inet(n.net)))));
with networks as materialized (select b.id, b.value::inet as net from private.blocklist_entries b where b.kind = 'network' and b.lifted_at is null)
update private.blocklist_entries e set value = network(private.plain_inet(n.net))::text from networks n
 where e.id = n.id and n.net <<= '::ffff:0:0/96'::inet;
alter table private.blocklist_entries add constraint blocklist_entries_plain check (lifted_at is not null or case when kind = 'network'
  then not (value::inet >>= '::ffff:0:0/96'::inet or value::inet <<= '::ffff:0:0/96'::inet) else true end);
