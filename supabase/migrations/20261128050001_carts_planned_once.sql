-- What a cart is kept and answered by is found by keys, and whichever key it is the same plan is the best. Where a cart had less in it than most,
-- PostgreSQL planned the answer anew with
-- each call: the policies of four tables, which took longer than keeping and answering the cart.
alter function public.keep_cart(jsonb) set plan_cache_mode = 'force_generic_plan';
