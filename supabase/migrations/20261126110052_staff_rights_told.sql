-- Why: a permission that was given to a role did not say which, and those that come with the program hid what people did.
create or replace function public.security_history() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('security.read');
  return jsonb_build_object(
    'rights', (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'at', x.happened_at, 'action', replace(x.action, '.', '_'), 'subject', x.subject,
        'name', x.name, 'whom', x.whom, 'role', x.role, 'reason', x.reason) order by x.id desc), '[]')
      from (
        select l.id, l.happened_at, l.action, l.subject, l.reason, coalesce(nullif(p.full_name, ''), p.email, '') as name,
            coalesce(nullif(w.full_name, ''), w.email, '') as whom, concat_ws(', ', coalesce(l.changes #>> '{role,1}', l.changes #>> '{role,0}'),
              coalesce(l.changes #>> '{permission,1}', l.changes #>> '{permission,0}')) as role
          from (
            select a.* from unnest(array['staff_members', 'staff_roles', 'staff_role_permissions']) n (noun) cross join lateral (
              -- What roles of the shop may comes with its program.
              select * from public.activity_log y where y.noun = n.noun and (y.noun <> 'staff_role_permissions' or y.actor <> 'system')
               order by y.id desc limit 30) a
             order by a.id desc limit 30) l
          left join public.profiles p on p.id = l.actor_id
          left join public.profiles w on w.id = private.as_uuid(coalesce(l.changes #>> '{person_id,1}', l.changes #>> '{person_id,0}', l.subject))) x),
    'secrets', (select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'id', s.id, 'name', s.name, 'since', s.since,
        'old', s.since < private.now() - interval '180 days') order by s.since, s.id), '[]')
      from (
        select t.kind, t.id, t.name, coalesce((select max(l.happened_at) from public.activity_log l where l.subject = t.id::text and l.action = t.renewed),
            t.created_at) as since
          from (
            select 'api' as kind, k.id, k.name, k.created_at, 'api.rotate' as renewed from public.api_keys k
             where k.revoked_at is null and k.expires_at > private.now()
            union all
            select 'webhooks', w.id, w.name, w.created_at, 'webhooks.rotate_secret' from public.webhook_endpoints w) t
         order by 4, 2 limit 200) s));
end
$$;
