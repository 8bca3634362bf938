-- Why: the back office has to know what it may offer. What is done is decided where it is done.
create function public.my_staff_rights() returns jsonb language sql stable security definer set search_path = '' as $$
  with me as (select (select auth.uid()) as id),
       mine as (select m.role, r.has_all from me join public.staff_members m on m.person_id = me.id join public.staff_roles r on r.slug = m.role),
       proof as (select coalesce((select auth.jwt()) ->> 'aal', 'aal1') in ('aal2', 'aal3') as given)
  select jsonb_build_object(
    'staff', exists (select from mine),
    'proven', (select given from proof),
    'has_factor', exists (select from me join auth.mfa_factors f on f.user_id = me.id and f.status = 'verified'),
    'roles', coalesce((select jsonb_agg(role order by role) from mine), '[]'),
    'permissions', case when (select given from proof) then coalesce((
      select jsonb_agg(p.name order by p.name) from public.staff_permissions p
       where exists (select from mine where has_all)
          or exists (select from mine join public.staff_role_permissions rp on rp.role = mine.role and rp.permission = p.name)), '[]') else '[]' end)
$$;
comment on function public.my_staff_rights() is 'Who asks at the door: {staff, proven, has_factor, roles[], permissions[]}; none is named without a factor.';
revoke execute on function public.my_staff_rights() from public, anon;
grant execute on function public.my_staff_rights() to authenticated;
