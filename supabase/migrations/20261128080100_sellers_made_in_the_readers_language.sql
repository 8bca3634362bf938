-- A member of a cooperative reads what they make in their own language, as the desk of their shop does, and not only in that of whoever wrote the piece.

drop function public.member_lines(uuid, uuid);
create function public.member_lines(p_member_id uuid, p_before uuid default null, p_language text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  m public.cooperative_members;
begin
  select * into m from public.cooperative_members x where x.id = p_member_id;
  if not found or not (private.may_in_shop(m.seller_id, 'money.read') or coalesce(m.person_id = (select auth.uid()), false)) then
    raise exception 'There is no such member of yours.' using errcode = 'PT404';
  end if;
  return (select coalesce(jsonb_agg(to_jsonb(one) order by one.at desc, one.id desc), '[]') from (
    select o.id, o.number, o.placed_at as at, o.delivery_to as until,
      case when o.status in ('canceled', 'expired', 'closed') then 'canceled'
        when x.left_over > 0 then 'open' else 'sent' end as state,
      (select coalesce(sum(e.amount_minor), 0) from private.member_entries e where e.order_id = o.id and e.member_id = m.id) as amount, x.lines
      from (select distinct c.order_id from private.cooperative_lines c where c.member_id = m.id) own join public.orders o on o.id = own.order_id
      cross join lateral (
        select sum(l.quantity - l.removed_quantity - l.shipped_quantity) as left_over,
          jsonb_agg(jsonb_build_object('title', coalesce(nullif(t.name, ''), l.title_seller), 'option', l.option_text, 'phrases', t.phrases,
            'wish', l.personalization, 'quantity', l.quantity - l.removed_quantity, 'image', l.image_url) order by l.position, l.id) as lines
          from private.cooperative_lines c join public.order_lines l on l.id = c.order_line_id
          left join public.product_translations t on t.product_id = l.product_id and t.language = p_language and t.state <> 'draft'
         where c.order_id = o.id and c.member_id = m.id and l.quantity > l.removed_quantity) x
     where o.placed_at is not null and x.lines is not null
       and (p_before is null or (o.placed_at, o.id) < (select b.placed_at, b.id from public.orders b where b.id = p_before))
     order by o.placed_at desc, o.id desc limit 20) one);
end
$$;
comment on function public.member_lines(uuid, uuid, text) is
  'What a member of a cooperative made or is to make, twenty orders below one, the newest first:
{id, number, at, until, state: open, sent, canceled, amount: their part in satang, lines: [{title, option, phrases, wish, quantity, image}]};
a title in a language where somebody says it, else as its maker wrote it; phrases are the words of a translation for the values of option.
For the member, and for who handles the shop''s money. PT404.';
revoke all on function public.member_lines(uuid, uuid, text) from public, anon;
grant execute on function public.member_lines(uuid, uuid, text) to authenticated, service_role;
