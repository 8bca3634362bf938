-- What a shop has promised to make, week by week: by when each line is due, and what its maker makes in a week.
create function public.made_to_order_weeks(p_seller_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
begin
  if not private.may_in_shop(p_seller_id, 'orders.read') then raise exception 'These are not the orders of your shop.' using errcode = '42501'; end if;
  return (
    with due as (
      select o.number, l.product_id, l.title_seller as title, l.option_text as option, l.personalization,
             l.quantity - l.removed_quantity - l.shipped_quantity as quantity,
             (o.placed_at at time zone 'Asia/Bangkok')::date + l.made_to_order_days + o.rest_days as day, p.weekly_capacity as capacity
        from public.orders o join public.order_lines l on l.order_id = o.id left join public.products p on p.id = l.product_id
       where o.seller_id = p_seller_id and o.placed_at is not null
         and o.status in ('placed', 'accepted', 'in_production', 'partially_shipped', 'partially_delivered')
         and l.made_to_order_days > 0 and l.shipped_quantity < l.quantity - l.removed_quantity
       order by day, o.placed_at, l.position limit 1000
    )
    -- What is late is due this week, before everything else.
    select jsonb_build_object('today', today, 'weeks', coalesce(jsonb_agg(w.said order by w.week), '[]'))
      from (select date_trunc('week', greatest(d.day, today))::date as week, jsonb_build_object('week', date_trunc('week', greatest(d.day, today))::date,
              'lines', jsonb_agg(jsonb_build_object('order', d.number, 'product', d.product_id, 'title', d.title, 'option', d.option,
                'personalization', d.personalization, 'quantity', d.quantity, 'day', d.day, 'capacity', d.capacity) order by d.day, d.number)) as said
              from due d group by 1) w);
end
$$;
comment on function public.made_to_order_weeks(uuid) is
  'What a shop still has to make to order: {today, weeks: [{week, lines}]}, weeks by their Monday in Thailand, late work in this one; the first 1,000 lines.
`day` is when a line is due, `capacity` what its maker makes of it in a week, null where nobody has said. 42501 to whoever does not read its orders.';
revoke execute on function public.made_to_order_weeks(uuid) from public;
grant execute on function public.made_to_order_weeks(uuid) to authenticated, service_role;
