asgard-page-hand = Ваша рука
